import type { JobQueue } from '../../../core/jobs/index.js';
import { type DecidedRow, newNotice, NOTICE, type Notice } from './notice.job.js';

/** Adds jobs for mails to users about decisions on their contributions. */
export class NoticeService {
  /** @param delay time (s) before a notice is sent, in which the decision can be undone */
  constructor(
    private readonly jobs: JobQueue,
    private readonly delay: number,
  ) {}

  /** Adds a job for each notice, in the transaction of the decision. */
  send(notices: readonly { userId: string; notice: Notice; decided: DecidedRow }[]): Promise<void> {
    return this.jobs.addAll(
      NOTICE,
      notices.map((notice) => ({ payload: newNotice(notice), delay: this.delay })),
    );
  }
}
