import type { Work } from '../../core/db/work.js';
import type { Notice, NoticeQueue, PendingNotice } from './notice.queue.js';

/** Tells people by mail what became of what they have contributed, unless they do not want to know. */
export class NoticeService {
  constructor(
    private readonly queue: NoticeQueue,
    private readonly work: Work,
  ) {}

  /**
   * Sends a notice some seconds after what it tells of is in the database: until then it can be taken back.
   * @param stands asked just before: whether it is still so
   */
  send(userId: string, notice: Notice, stands: PendingNotice['stands']): void {
    this.work.afterCommit(async () => this.queue.add({ userId, notice, stands }));
  }
}
