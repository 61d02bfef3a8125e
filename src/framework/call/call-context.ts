import { fit, type DetailLadder } from './fit';
import type { Progress, ToolContext, ToolLog } from './tool-context';

/** Where the progress of one call goes. */
export type ProgressSink = (report: Progress) => void;

/** The context of one call. It dies with the call: what a tool reports afterwards goes nowhere. */
export class CallContext implements ToolContext {
  private reported = -Infinity;

  constructor(
    readonly signal: AbortSignal,
    readonly log: ToolLog,
    private sink: ProgressSink | undefined,
  ) {}

  progress(report: Progress): void {
    if (!this.sink) return;
    // MCP: "The progress value MUST increase with each notification"; parallel work reports out of order.
    if (!(report.progress > this.reported)) {
      this.log.debug('progress that did not grow was not sent', { ...report, reported: this.reported });
      return;
    }
    this.reported = report.progress;
    this.sink(report);
  }

  fit<Found, Answer extends object>(found: Found, ladder: DetailLadder<Found, Answer>): Answer {
    return fit(found, ladder);
  }

  /** MCP: "Progress notifications MUST stop after completion". */
  end(): void {
    this.sink = undefined;
  }
}
