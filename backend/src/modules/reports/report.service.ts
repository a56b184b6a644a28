import type { EntityManager } from 'typeorm';
import { can, beginChange, type Caller, type Change, changeOf, type ChangeType, type Viewer } from '../../core/access/index.js';
import { newId } from '../../core/db/index.js';
import { Conflict, Forbidden, InvalidInput, NotFound, TooMany } from '../../core/errors/index.js';
import type { Decision } from '../../core/moderation/index.js';
import { textOrNull } from '../../core/validation/index.js';
import { ActivityAction, ActivityTarget } from '../activities/index.js';
import type { ReviewModule } from '../reviews/index.js';
import { countsAsReporter, reportsADay } from '../standing/index.js';
import { Report, ReportReason, ReportStatus } from './report.entity.js';
import type { ReportDecisionArgs, ReportInput } from './report.input.js';
import { findReported } from './report.query.js';
import { columnOf, type ReportTarget, targetOf } from './report.target.js';

/** One day (s). */
const DAY = 24 * 3600;

/** Decision of a moderator about a report. */
type Outcome = ReportStatus.UPHELD | ReportStatus.DISMISSED;

const KINDS = { place: ActivityTarget.PLACE, review: ActivityTarget.REVIEW, photo: ActivityTarget.PHOTO } as const;

/** Takes reports, hides reported reviews, and closes reports. */
export class ReportService {
  constructor(
    private readonly manager: EntityManager,
    private readonly reviews: ReviewModule['reviewDecisions'],
    private readonly tools: Pick<ReviewModule, 'activities' | 'confirmationRules' | 'moderationRules' | 'revisions' | 'standing' | 'keyedHash'>,
  ) {}

  /**
   * Creates a report. A review is hidden once open reports come from `holdAt` networks, by reporters that count (`countsAsReporter`).
   * @param network as `networkOf` returns it
   * @throws InvalidInput; NotFound for a target that is not public; Forbidden for the viewer's own contribution; Conflict if the viewer has
   *   already reported it; TooMany above the reports per day that the viewer's standing allows
   */
  async create(viewer: Viewer, { reason, note, ...input }: ReportInput, { network }: Pick<Caller, 'network'>): Promise<void> {
    const target = targetOf(input);
    const text = textOrNull(note);
    if (reason === ReportReason.OTHER && !text) throw new InvalidInput({ note: 'reports.noteMissing' });
    await this.mindTheLimit(viewer.id);
    const reported = await findReported(this.manager, target);
    if (reported && !can(viewer, 'judge', { ownerId: reported.authorId, shownTo: 'everyone', cityId: null })) throw new Forbidden('reports.ownContribution');
    if (!reported?.isKnown) throw new NotFound(target.kind);
    const id = newId();
    await this.insert({ id, reporterId: viewer.id, [columnOf(target)]: target.id, reason, note: text, networkKey: this.tools.keyedHash.network(network) });
    await this.tools.activities.note(viewer, { action: ActivityAction.CREATED, kind: ActivityTarget.REPORT, id, label: reported.label });
    if (target.kind === 'review' && (await this.countReporters(target)) >= this.tools.moderationRules.holdAt) await this.reviews.hold(target.id);
  }

  /**
   * Dismisses open reports of a target.
   * @throws NotFound; Conflict if there are no open reports, for a review that reports have hidden, and if the target has changed since it was read
   */
  dismiss(moderator: Viewer, what: ReportDecisionArgs): Promise<ChangeType> {
    return this.decide(moderator, what, ReportStatus.DISMISSED);
  }

  /** Closes open reports of a target as justified. @throws as `dismiss` */
  uphold(moderator: Viewer, what: ReportDecisionArgs): Promise<ChangeType> {
    return this.decide(moderator, what, ReportStatus.UPHELD);
  }

  /** Closes the open reports of rows after a decision about the rows: dismissed if they were approved, else upheld. */
  async settle({ kind, ids, isApproved, change }: Decision): Promise<void> {
    await this.close(change, kind, ids, isApproved ? ReportStatus.DISMISSED : ReportStatus.UPHELD);
  }

  /** Returns the number of reviews with an open report. */
  async countReportedReviews(): Promise<number> {
    const [row] = await this.manager.query<{ n: number }[]>(
      `SELECT count(DISTINCT r.id)::integer AS n FROM reports JOIN reviews r ON r.id = reports.review_id AND r.deleted_at IS NULL
       WHERE reports.status = '${ReportStatus.OPEN}'`,
    );
    return row?.n ?? 0;
  }

  /** Returns all reports by a user for the data download, without the moderators. */
  exported(userId: string): Promise<Report[]> {
    const select = {
      id: true,
      placeId: true,
      reviewId: true,
      photoId: true,
      reason: true,
      note: true,
      status: true,
      createdAt: true,
      decidedAt: true,
    } as const;
    return this.manager.find(Report, { select, where: { reporterId: userId }, order: { createdAt: 'ASC' } });
  }

  private async mindTheLimit(userId: string): Promise<void> {
    // Serializes requests of one user, so that concurrent reports count each other.
    await this.manager.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
    const most = reportsADay(await this.tools.standing.of(userId));
    const today = await this.tools.activities.countLately({ id: userId }, { action: ActivityAction.CREATED, kind: ActivityTarget.REPORT }, DAY);
    if (today >= most) throw new TooMany(['reports.tooManyToday', { n: most }], DAY);
  }

  private async insert(values: Pick<Report, 'id' | 'reporterId' | 'reason' | 'note' | 'networkKey'>): Promise<void> {
    const inserted = await this.manager.createQueryBuilder().insert().into(Report).values(values).orIgnore().returning('id').execute();
    if ((inserted.raw as unknown[]).length === 0) throw new Conflict('reports.alreadyReported');
  }

  /** Counts the networks of the open reports by reporters that count. Reports whose network hash was deleted count as one network. */
  private async countReporters(target: ReportTarget): Promise<number> {
    const open = await this.manager.findBy(Report, { [columnOf(target)]: target.id, status: ReportStatus.OPEN });
    const standings = await this.tools.standing.ofAll(open.map(({ reporterId }) => reporterId));
    const needsConfirmed = this.tools.confirmationRules.needs('reports');
    const counting = new Set(standings.filter((standing) => countsAsReporter(standing, needsConfirmed)).map(({ userId }) => userId));
    return new Set(open.filter(({ reporterId }) => counting.has(reporterId)).map(({ networkKey }) => networkKey)).size;
  }

  private async decide(moderator: Viewer, { input, version, reports }: ReportDecisionArgs, status: Outcome): Promise<ChangeType> {
    const target = targetOf(input);
    await this.tools.revisions.requireModerated(moderator, { kind: KINDS[target.kind], id: target.id, thing: target.kind });
    const reported = await findReported(this.manager, target);
    if (!reported) throw new NotFound(target.kind);
    if (reported.isHeld) throw new Conflict('console.reviewHeld');
    await this.tools.revisions.requireSeen(KINDS[target.kind], target.id, version);
    const change = beginChange(moderator);
    const ids = await this.close(change, target.kind, [target.id], status, reports);
    if (ids.length === 0) throw new Conflict('console.reportsDecided');
    return changeOf(change, ids);
  }

  /** Closes open reports. @param read ids of the only reports to close; if absent, all open ones. @returns ids of the closed reports */
  private close(change: Change, kind: ReportTarget['kind'], ids: readonly string[], status: Outcome, read?: readonly string[] | null): Promise<string[]> {
    return this.tools.activities.update(change, {
      kind: ActivityTarget.REPORT,
      action: status === ReportStatus.UPHELD ? ActivityAction.UPHELD : ActivityAction.DISMISSED,
      rows: {
        where: `t.${kind}_id = ANY($1::uuid[]) AND t.status = '${ReportStatus.OPEN}' AND ($2::uuid[] IS NULL OR t.id = ANY($2::uuid[]))`,
        parameters: [ids, read ?? null],
      },
      values: { status, decided_at: new Date().toISOString(), decided_by: change.actorId },
    });
  }
}
