import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv-provider.js';
import type { jsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/types.js';

/**
 * The SDK builds an Ajv for every `Server` unless it is given a validator, and uses it for elicitation only: one
 * for all sessions, built when it is first asked.
 */
export const sharedJsonSchemaValidator: jsonSchemaValidator = {
  getValidator: (schema) => (shared ??= new AjvJsonSchemaValidator()).getValidator(schema),
};

let shared: AjvJsonSchemaValidator | undefined;
