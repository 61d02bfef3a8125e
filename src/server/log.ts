import pino, { type Logger } from 'pino';
import type { ToolLog } from '../framework';

const STDERR = 2;

/** One line of JSON per entry on stderr: stdout belongs to JSON-RPC. CODELENS_LOG_LEVEL gives the level (`warn`). */
export function createLog(env: NodeJS.ProcessEnv): ToolLog {
  const destination = pino.destination({ dest: STDERR, sync: true });
  return adapt(pino({ name: 'codelens', level: env.CODELENS_LOG_LEVEL ?? 'warn' }, destination));
}

function adapt(logger: Logger): ToolLog {
  return {
    debug: (message, fields) => {
      logger.debug(fields, message);
    },
    info: (message, fields) => {
      logger.info(fields, message);
    },
    warn: (message, fields) => {
      logger.warn(fields, message);
    },
    error: (message, fields) => {
      logger.error(fields, message);
    },
  };
}
