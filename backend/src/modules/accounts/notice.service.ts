import type { JobQueue } from '../../core/jobs/index.js';
import { type DecidedRow, newNotice, NOTICE, type Notice } from './notice.job.js';

/** Tells people by mail what became of their contributions, unless they do not want to know. */
export class NoticeService {
  /** @param delay seconds that a notice waits, as the decision can still be taken back */
  constructor(
    private readonly jobs: JobQueue,
    private readonly delay: number,
  ) {}

  /** Adds a notice for each person in the transaction of the decision. */
  send(notices: readonly { userId: string; notice: Notice; decided: DecidedRow }[]): Promise<void> {
    return this.jobs.addAll(
      NOTICE,
      notices.map((notice) => ({ payload: newNotice(notice), delay: this.delay })),
    );
  }
}
