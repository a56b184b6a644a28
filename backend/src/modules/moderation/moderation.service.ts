import type { EntityManager } from 'typeorm';
import { MAX_ROWS, type Page, type PageInput, readPage } from '../../core/paging/page.js';
import { countWaiting, countWaitingByAge, countWaitingByKind, readWaiting, type WaitingAge } from './moderation.query.js';
import type { ModerationCounts, ModerationItem, ModerationKind } from './moderation.type.js';

/** What waits for moderators. */
export class ModerationService {
  constructor(private readonly manager: EntityManager) {}

  /** A page of what waits, of one kind or of all, the longest waiting first. */
  async queue(kind: ModerationKind | undefined, page: PageInput): Promise<Page<ModerationItem>> {
    return readPage(page, await countWaiting(this.manager, kind), (range) => readWaiting(this.manager, kind, range));
  }

  /** How much waits for a decision, by how long it has: always a row for each span, the shortest first. */
  ages(): Promise<WaitingAge[]> {
    return countWaitingByAge(this.manager);
  }

  /** How much waits. */
  async counts(): Promise<ModerationCounts> {
    const { place: places, edit: edits, review: reviews, photo: photos, report: reports } = await countWaitingByKind(this.manager);
    return { all: Math.min(places + edits + reviews + photos + reports, MAX_ROWS), places, edits, reviews, photos, reports };
  }
}
