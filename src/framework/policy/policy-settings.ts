import { InvalidSetting } from './invalid-setting';

/** What the operator of a server decides about arguments. */
export interface PolicySettings {
  /** Unknown arguments of read-only tools are a JSON-RPC error instead of a list in the answer. */
  readonly strictReads: boolean;
  /** Top-level keys that clients are known to inject: never reported, never refused. */
  readonly ignoredKeys: readonly string[];
}

/**
 * `CODELENS_STRICT_ARGS=1`, and `CODELENS_IGNORED_ARGS` with names separated by commas. Both are off by default.
 * @throws InvalidSetting
 */
export function policySettingsFromEnvironment(env: NodeJS.ProcessEnv): PolicySettings {
  return {
    strictReads: isOn('CODELENS_STRICT_ARGS', env),
    ignoredKeys: (env.CODELENS_IGNORED_ARGS ?? '')
      .split(',')
      .map((key) => key.trim())
      .filter((key) => key !== ''),
  };
}

function isOn(variable: string, env: NodeJS.ProcessEnv): boolean {
  const value = env[variable] ?? '';
  if (value !== '' && value !== '0' && value !== '1') throw new InvalidSetting(variable, value, '1, or 0 or nothing');
  return value === '1';
}
