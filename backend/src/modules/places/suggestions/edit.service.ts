import { type EntityManager, type FindOptionsOrder, type FindOptionsWhere, Not, Raw } from 'typeorm';
import { beginChange, type Change, changeOf, type ChangeType, ofCities, type Viewer } from '../../../core/access/index.js';
import { columnNames, isId, newId } from '../../../core/db/index.js';
import { Conflict, InvalidInput, NotFound } from '../../../core/errors/index.js';
import type { RejectionInput } from '../../../core/moderation/index.js';
import { type Page, type PageInput, readPage } from '../../../core/paging/index.js';
import { cleanText, textOrNull } from '../../../core/validation/index.js';
import type { AccountModule, Notice } from '../../accounts/index.js';
import { ActivityAction, ActivityTarget } from '../../activities/index.js';
import { waitingSuggestions } from '../../standing/index.js';
import { changeList, changesBetween, outdatedField, ownTexts, valuesOf } from '../place.changes.js';
import { readDetails, vocabularyOf } from '../place.details.js';
import { Place } from '../place.entity.js';
import { editApplied, editRejected } from '../place.notices.js';
import type { PlaceService } from '../place.service.js';
import { PlaceEdit, PlaceEditStatus } from '../place-edit.entity.js';
import type { SuggestPlaceEditInput } from '../place-suggestion.input.js';

/** Stores suggested edits of places, and applies or rejects them. */
export class PlaceEditService {
  constructor(
    private readonly manager: EntityManager,
    private readonly parts: { places: PlaceService } & Pick<
      AccountModule,
      'notices' | 'activities' | 'moderationRules' | 'revisions' | 'siteSettings' | 'standing'
    >,
  ) {}

  /**
   * Suggests an edit of a public place. Replaces a pending edit of the same user for this place. If the rules of the site show it at once, it is applied.
   * @throws NotFound, InvalidInput if fields are wrong or nothing differs, Conflict if too many edits of the user are pending
   */
  async suggest(viewer: Viewer, placeId: string, input: SuggestPlaceEditInput): Promise<PlaceEdit> {
    const { moderationRules, places, siteSettings } = this.parts;
    const place = await places.get(placeId);
    const changes = changesBetween(place, readDetails(input, vocabularyOf(siteSettings, viewer, place.cityId), place));
    if (Object.keys(changes).length === 0) throw new InvalidInput({ name: 'places.nothingChanged' });
    const texts = Object.fromEntries(changeList(changes).map(({ field, after }) => [field, after]));
    const isShown = await moderationRules.showsAtOnce(viewer, 'suggestions', ownTexts(texts));
    await this.mindTheLimit(viewer.id, place.id);
    const added = newId();
    const [row] = await this.manager.query<{ id: string }[]>(
      `INSERT INTO place_edits (id, place_id, user_id, changes, note) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (place_id, user_id) WHERE status = 'pending'
       DO UPDATE SET changes = excluded.changes, note = excluded.note, created_at = now() RETURNING id`,
      [added, place.id, viewer.id, JSON.stringify(changes), textOrNull(input.note)],
    );
    const id = row?.id ?? added;
    const action = id === added ? ActivityAction.CREATED : ActivityAction.UPDATED;
    await this.parts.activities.note(viewer, { action, kind: ActivityTarget.PLACE_EDIT, id, label: place.name });
    if (isShown) await this.applied(viewer, await this.locked(id));
    return this.manager.findOneByOrFail(PlaceEdit, { id });
  }

  /** Returns a page of the pending edits to places of the moderator's cities, the oldest first. */
  waiting(moderator: Viewer, page: PageInput): Promise<Page<PlaceEdit>> {
    return this.page(
      { status: PlaceEditStatus.PENDING, place: { cityId: Raw((column) => ofCities(moderator, column)) } },
      { createdAt: 'ASC', id: 'ASC' },
      page,
    );
  }

  /** Returns a page of the edits that a user has suggested, with any status, the newest first. */
  list(userId: string, page: PageInput): Promise<Page<PlaceEdit>> {
    return this.page({ userId }, { createdAt: 'DESC', id: 'DESC' }, page);
  }

  /**
   * Applies an edit to its place.
   * @param version version of the edit that the moderator has read
   * @throws NotFound, Conflict if the edit is not pending or has changed since, Conflict if an edited field of the place has changed
   */
  async apply(moderator: Viewer, id: string, version?: number | null): Promise<ChangeType> {
    return this.applied(moderator, await this.decidable(moderator, id, version));
  }

  private async applied(viewer: Viewer, edit: PlaceEdit): Promise<ChangeType> {
    const place = await this.manager.findOne(Place, { where: { id: edit.placeId }, lock: { mode: 'for_no_key_update' } });
    if (!place || place.deletedAt) throw new NotFound('place');
    const { categories, attributes } = this.parts.siteSettings;
    const outdated = outdatedField(edit.changes, place, { categories, attributes });
    if (outdated) throw new Conflict(['console.editOutdated', { field: outdated }]);
    const values = valuesOf(edit.changes, place, { categories, attributes });
    const change = beginChange(viewer);
    const rows = { where: 't.id = $1', parameters: [place.id] };
    await this.parts.activities.update(change, { kind: ActivityTarget.PLACE, action: ActivityAction.UPDATED, rows, values: columnNames(values) });
    return this.decided(edit, change, { status: PlaceEditStatus.APPLIED }, editApplied(Object.assign(place, values)));
  }

  /**
   * Rejects an edit.
   * @param version version of the edit that the moderator has read
   * @throws NotFound, Conflict if the edit is not pending or has changed since
   */
  async reject(moderator: Viewer, id: string, { reason }: RejectionInput, version?: number | null): Promise<ChangeType> {
    const rejectionReason = cleanText(reason, {});
    const edit = await this.decidable(moderator, id, version);
    const place = await this.manager.findOneByOrFail(Place, { id: edit.placeId });
    return this.decided(edit, beginChange(moderator), { status: PlaceEditStatus.REJECTED, rejectionReason }, editRejected(place, rejectionReason));
  }

  /** Returns all edits that a user has suggested, for the export of personal data, without the moderators who decided. */
  exported(userId: string): Promise<PlaceEdit[]> {
    const select = { id: true, placeId: true, changes: true, note: true, status: true, rejectionReason: true, createdAt: true, decidedAt: true } as const;
    return this.manager.find(PlaceEdit, { select, where: { userId }, order: { createdAt: 'ASC' } });
  }

  private async mindTheLimit(userId: string, placeId: string): Promise<void> {
    // The lock on the user serializes concurrent suggestions, so the count below includes all of them.
    await this.manager.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
    const most = waitingSuggestions(await this.parts.standing.of(userId));
    const waiting = await this.manager.countBy(PlaceEdit, { userId, status: PlaceEditStatus.PENDING, placeId: Not(placeId) });
    if (waiting >= most) throw new Conflict(['places.tooManyEditsWait', { n: waiting }]);
  }

  private async page(where: FindOptionsWhere<PlaceEdit>, order: FindOptionsOrder<PlaceEdit>, page: PageInput): Promise<Page<PlaceEdit>> {
    const total = await this.manager.countBy(PlaceEdit, where);
    return readPage(page, total, ({ offset, limit }) => this.manager.find(PlaceEdit, { where, order, skip: offset, take: limit }));
  }

  /** Returns a pending edit and locks its row until the end of the transaction. @throws NotFound, Conflict */
  private async locked(id: string): Promise<PlaceEdit> {
    const edit = isId(id) ? await this.manager.findOne(PlaceEdit, { where: { id }, lock: { mode: 'for_no_key_update' } }) : null;
    if (!edit) throw new NotFound('edit');
    if (edit.status !== PlaceEditStatus.PENDING) throw new Conflict('console.editDecided');
    return edit;
  }

  /** Does the same as `locked` for an edit to a place of the moderator's cities. @throws Conflict also if it has changed since `version` */
  private async decidable(moderator: Viewer, id: string, version: number | null | undefined): Promise<PlaceEdit> {
    await this.parts.revisions.requireModerated(moderator, { kind: ActivityTarget.PLACE_EDIT, id, thing: 'edit' });
    const edit = await this.locked(id);
    await this.parts.revisions.requireSeen(ActivityTarget.PLACE_EDIT, id, version);
    return edit;
  }

  private async decided(
    { id, userId }: PlaceEdit,
    change: Change,
    outcome: Pick<PlaceEdit, 'status'> & Partial<PlaceEdit>,
    notice: Notice,
  ): Promise<ChangeType> {
    const { actorId: decidedBy } = change;
    const ids = await this.parts.activities.update(change, {
      kind: ActivityTarget.PLACE_EDIT,
      action: outcome.status === PlaceEditStatus.APPLIED ? ActivityAction.APPROVED : ActivityAction.REJECTED,
      rows: { where: 't.id = $1', parameters: [id] },
      values: columnNames({ ...outcome, decidedBy, decidedAt: new Date().toISOString() }),
    });
    const decided = { changeId: change.id, kind: ActivityTarget.PLACE_EDIT, id, status: outcome.status };
    if (userId !== decidedBy) await this.parts.notices.send([{ userId, notice, decided }]);
    return changeOf(change, ids);
  }
}
