/** The operator wrote something into an environment variable that means nothing there: a server must not start on a guess. */
export class InvalidSetting extends Error {
  override readonly name = 'InvalidSetting';

  constructor(variable: string, value: string, allowed: string) {
    super(`${variable} is ${JSON.stringify(value)}; it must be ${allowed}`);
  }
}
