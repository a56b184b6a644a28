import type { EntityManager } from 'typeorm';
import { MAX_ROWS, type Page, type PageInput, readPage } from '../../core/paging/index.js';
import { countWaiting, countWaitingByAge, countWaitingByKind, type Moderator, readWaiting, type WaitingAge } from './moderation.query.js';
import type { ModerationCounts, ModerationItem, ModerationKind } from './moderation.type.js';

/** The moderation queue. */
export class ModerationService {
  constructor(private readonly manager: EntityManager) {}

  /** Returns a page of the items of one kind or of all that wait for a moderator, the longest waiting first. */
  async queue(moderator: Moderator, kind: ModerationKind | undefined, page: PageInput): Promise<Page<ModerationItem>> {
    return readPage(page, await countWaiting(this.manager, moderator, kind), (range) => readWaiting(this.manager, moderator, kind, range));
  }

  /** Returns the numbers of items of all cities by waiting time: one row per range, the shortest time first. */
  ages(): Promise<WaitingAge[]> {
    return countWaitingByAge(this.manager);
  }

  /** Returns the numbers of items that wait for a moderator by kind, and their total. */
  async counts(moderator: Moderator): Promise<ModerationCounts> {
    const { place: places, edit: edits, review: reviews, photo: photos, report: reports } = await countWaitingByKind(this.manager, moderator);
    return { all: Math.min(places + edits + reviews + photos + reports, MAX_ROWS), places, edits, reviews, photos, reports };
  }
}
