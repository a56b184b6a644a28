import type { EntityManager } from 'typeorm';
import { MAX_ROWS, type Page, type PageInput, readPage } from '../../core/paging/index.js';
import { countWaiting, countWaitingByAge, countWaitingByKind, readWaiting, type WaitingAge } from './moderation.query.js';
import type { ModerationCounts, ModerationItem, ModerationKind } from './moderation.type.js';

/** The moderation queue. */
export class ModerationService {
  constructor(private readonly manager: EntityManager) {}

  /** Returns a page of the items of one kind or of all, the longest waiting first. */
  async queue(kind: ModerationKind | undefined, page: PageInput): Promise<Page<ModerationItem>> {
    return readPage(page, await countWaiting(this.manager, kind), (range) => readWaiting(this.manager, kind, range));
  }

  /** Returns the numbers of items by waiting time: one row per range, the shortest time first. */
  ages(): Promise<WaitingAge[]> {
    return countWaitingByAge(this.manager);
  }

  /** Returns the numbers of items by kind, and their total. */
  async counts(): Promise<ModerationCounts> {
    const { place: places, edit: edits, review: reviews, photo: photos, report: reports } = await countWaitingByKind(this.manager);
    return { all: Math.min(places + edits + reviews + photos + reports, MAX_ROWS), places, edits, reviews, photos, reports };
  }
}
