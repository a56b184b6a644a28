import type { EntityManager } from 'typeorm';
import { beginChange, type Change } from '../../core/access/change.js';
import { changeOf, type ChangeType } from '../../core/access/change.type.js';
import type { Caller, Viewer } from '../../core/access/viewer.js';
import { newId } from '../../core/db/ids.js';
import { Conflict, Forbidden, InvalidInput, NotFound, TooMany } from '../../core/errors/index.js';
import type { Decision } from '../../core/moderation/decisions.js';
import { textOrNull } from '../../core/validation/text-form.js';
import { ActivityAction, ActivityTarget } from '../activities/index.js';
import type { ReviewModule } from '../reviews/index.js';
import { countsAsReporter, reportsADay } from '../standing/index.js';
import { Report, ReportReason, ReportStatus } from './report.entity.js';
import type { ReportDecisionArgs, ReportInput } from './report.input.js';
import { findReported } from './report.query.js';
import { columnOf, type ReportTarget, targetOf } from './report.target.js';

/** Open reports of people who count, from different networks, that hide a review until a moderator has decided. */
const HOLD_AT = 3;
/** In seconds. */
const DAY = 24 * 3600;

/** What moderators find a report to be. */
type Outcome = ReportStatus.UPHELD | ReportStatus.DISMISSED;

const NAMES: Record<ReportTarget['kind'], string> = { place: 'Place', review: 'Review', photo: 'Photo' };
const KINDS = { place: ActivityTarget.PLACE, review: ActivityTarget.REVIEW, photo: ActivityTarget.PHOTO } as const;

/** What people report, and what becomes of it. */
export class ReportService {
  constructor(
    private readonly manager: EntityManager,
    private readonly reviews: ReviewModule['reviewDecisions'],
    private readonly tools: Pick<ReviewModule, 'activities' | 'revisions' | 'standing' | 'keyedHash'>,
  ) {}

  /**
   * Tells the moderators that something is wrong. The third open report of a review hides it, where the reporters count (`countsAsReporter`) and
   * come from different networks.
   * @param network as `networkOf` returns it
   * @throws InvalidInput, NotFound for what the viewer does not see, Forbidden for their own, Conflict for what they have reported already,
   * TooMany after as many reports in a day as the viewer's standing allows
   */
  async create(viewer: Viewer, { reason, note, ...input }: ReportInput, { network }: Pick<Caller, 'network'>): Promise<void> {
    const target = targetOf(input);
    const text = textOrNull(note);
    if (reason === ReportReason.OTHER && !text) throw new InvalidInput({ note: 'Please tell us what is wrong' });
    await this.mindTheLimit(viewer.id);
    const reported = await findReported(this.manager, target);
    if (reported?.authorId === viewer.id) throw new Forbidden('This is your own.');
    if (!reported?.isKnown) throw new NotFound(NAMES[target.kind]);
    const id = newId();
    await this.insert({ id, reporterId: viewer.id, [columnOf(target)]: target.id, reason, note: text, networkKey: this.tools.keyedHash.network(network) });
    await this.tools.activities.note(viewer, { action: ActivityAction.CREATED, kind: ActivityTarget.REPORT, id, label: reported.label });
    if (target.kind === 'review' && (await this.countReporters(target)) >= HOLD_AT) await this.reviews.hold(target.id);
  }

  /**
   * Closes open reports of something as wrong.
   * @throws NotFound, Conflict where there are none, for a review that is held, and where what they are about has changed since it was read
   */
  dismiss(moderator: Viewer, what: ReportDecisionArgs): Promise<ChangeType> {
    return this.decide(moderator, what, ReportStatus.DISMISSED);
  }

  /** As `dismiss`: closes them as right. */
  uphold(moderator: Viewer, what: ReportDecisionArgs): Promise<ChangeType> {
    return this.decide(moderator, what, ReportStatus.UPHELD);
  }

  /** Closes the open reports of what was decided about: upheld where it was refused. */
  async settle({ kind, ids, isApproved, change }: Decision): Promise<void> {
    await this.close(change, kind, ids, isApproved ? ReportStatus.DISMISSED : ReportStatus.UPHELD);
  }

  /** How many reviews have a report that nobody has looked at. */
  async countReportedReviews(): Promise<number> {
    const [row] = await this.manager.query<{ n: number }[]>(
      `SELECT count(DISTINCT r.id)::integer AS n FROM reports JOIN reviews r ON r.id = reports.review_id AND r.deleted_at IS NULL
       WHERE reports.status = '${ReportStatus.OPEN}'`,
    );
    return row?.n ?? 0;
  }

  /** Everything that a person has reported, without who has decided about it. */
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
    // One after the other, so that reports at the same time count each other.
    await this.manager.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
    const most = reportsADay(await this.tools.standing.of(userId));
    const today = await this.tools.activities.countLately({ id: userId }, { action: ActivityAction.CREATED, kind: ActivityTarget.REPORT }, DAY);
    if (today >= most) throw new TooMany(`You have reported ${most} things today. Please go on tomorrow.`, DAY);
  }

  private async insert(values: Pick<Report, 'id' | 'reporterId' | 'reason' | 'note' | 'networkKey'>): Promise<void> {
    const inserted = await this.manager.createQueryBuilder().insert().into(Report).values(values).orIgnore().returning('id').execute();
    if ((inserted.raw as unknown[]).length === 0) throw new Conflict('You have already reported this.');
  }

  /** Networks that those come from who count among the reporters of something. Those whose network is forgotten count as one. */
  private async countReporters(target: ReportTarget): Promise<number> {
    const open = await this.manager.findBy(Report, { [columnOf(target)]: target.id, status: ReportStatus.OPEN });
    const standings = await this.tools.standing.ofAll(open.map(({ reporterId }) => reporterId));
    const counting = new Set(standings.filter((standing) => countsAsReporter(standing)).map(({ userId }) => userId));
    return new Set(open.filter(({ reporterId }) => counting.has(reporterId)).map(({ networkKey }) => networkKey)).size;
  }

  private async decide(moderator: Viewer, { input, version, reports }: ReportDecisionArgs, status: Outcome): Promise<ChangeType> {
    const target = targetOf(input);
    const reported = await findReported(this.manager, target);
    if (!reported) throw new NotFound(NAMES[target.kind]);
    if (reported.isHeld) throw new Conflict('Approve or reject the review instead.');
    await this.tools.revisions.requireSeen(KINDS[target.kind], target.id, version);
    const change = beginChange(moderator);
    const ids = await this.close(change, target.kind, [target.id], status, reports);
    if (ids.length === 0) throw new Conflict('There are no open reports of this.');
    return changeOf(change, ids);
  }

  /** @param read the only reports to close; all open ones where it is absent */
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
