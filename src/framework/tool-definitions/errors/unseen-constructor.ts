import { RegistrationError } from './registration-error';

/** The class that declares the constructor is not decorated, so that its dependencies would be undefined. */
export class UnseenConstructor extends RegistrationError {
  constructor(className: string, owner: string) {
    super(
      className === owner
        ? `${className}: the compiler wrote no types of its constructor; switch on emitDecoratorMetadata, or apply inject(token) by call`
        : `${className}: has no constructor, and that of ${owner} is not decorated; declare one that passes the services on`,
    );
  }
}
