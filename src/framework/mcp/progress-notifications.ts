import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { Notification, Request } from '@modelcontextprotocol/sdk/types.js';
import type { ProgressSink, ToolLog } from '../call';

type Extra = RequestHandlerExtra<Request, Notification>;

/** Progress of one call as notifications; undefined when the caller gave no token and so did not ask. */
export function progressSink(extra: Extra, log: ToolLog): ProgressSink | undefined {
  const progressToken = extra._meta?.progressToken;
  if (progressToken === undefined) return undefined;
  return (report) => {
    extra
      .sendNotification({ method: 'notifications/progress', params: { ...report, progressToken } })
      .catch((error: unknown) => {
        log.warn('progress could not be sent', { error: String(error) });
      });
  };
}
