import type { EntityManager } from 'typeorm';
import { dayOf, joinTexts, type Merge, type MergePart } from '../places/index.js';
import type { StandingService } from '../standing/index.js';
import { Report, ReportStatus } from './report.entity.js';

/** Moves the reports of merged places, and of reviews that have become one. */
export class ReportMerge implements MergePart {
  constructor(
    private readonly manager: EntityManager,
    private readonly standing: StandingService,
  ) {}

  async move({ from, into, reviews }: Merge): Promise<void> {
    await this.moveFrom('placeId', from, into);
    for (const pair of reviews) await this.moveFrom('reviewId', pair.from, pair.into);
  }

  private async moveFrom(column: 'placeId' | 'reviewId', from: string, into: string): Promise<void> {
    const moving = await this.manager.findBy(Report, { [column]: from });
    const known = await this.manager.findBy(Report, { [column]: into });
    for (const report of moving) {
      const other = known.find(({ reporterId }) => reporterId === report.reporterId);
      if (other) await this.join(report, other);
    }
    await this.manager.update(Report, { [column]: from }, { [column]: into });
  }

  /** Leaves one of two reports by a user: the open one, or else the newer one, with both notes. */
  private async join(one: Report, other: Report): Promise<void> {
    const [isOneOpen, isOtherOpen] = [one, other].map(({ status }) => status === ReportStatus.OPEN);
    const staysOne = isOneOpen === isOtherOpen ? one.createdAt > other.createdAt : isOneOpen;
    const [stays, goes] = staysOne ? [one, other] : [other, one];
    const added = [`${dayOf(goes.createdAt)} · ${goes.reason}`, goes.note].filter(Boolean).join('\n');
    await this.manager.update(Report, stays.id, { note: joinTexts(stays.note, added) });
    await this.standing.follow({ from: goes.id, into: stays.id });
    await this.manager.delete(Report, goes.id);
  }
}
