import type { EntityManager } from 'typeorm';
import { beginChange, changeOf, type ChangeType, type Viewer } from '../../../core/access/index.js';
import { columnNames, isId, newId } from '../../../core/db/index.js';
import { InvalidInput } from '../../../core/errors/index.js';
import { countRows, type PageInput, readPage, type SelectablePage, type SortDirection } from '../../../core/paging/index.js';
import { asOfNow, requireSelected, selectedUpTo, type Selection } from '../../../core/selection/index.js';
import { ActivityAction, ActivityTarget } from '../../activities/index.js';
import type { CityModule } from '../../cities/index.js';
import { readCategory, readDetails, vocabularyOf } from '../place.details.js';
import { Place, PlaceStatus } from '../place.entity.js';
import type { AdminPlaceFilter, AdminPlaceSort, PlaceInput } from './admin.input.js';
import {
  adminPlaceOf,
  adminPlaces,
  type FileFacts,
  filePlaces,
  type FileSelection,
  inOrder,
  IS_THERE,
  placeIds,
  type PlaceRow,
  readFileFacts,
  readLanguages,
  readPortion,
  type TextLanguages,
} from './admin.query.js';
import { PLACE_PICTURES } from '../place.loader.js';
import { redirectOf } from '../place.query.js';

type PlaceSelection = Selection<AdminPlaceFilter>;
const PLACE = 'place';
const PLACE_ROWS = { kind: ActivityTarget.PLACE, table: PLACE_PICTURES };

/** Lists and changes places for admins, including pending and rejected ones. */
export class PlaceAdminService {
  constructor(
    private readonly manager: EntityManager,
    private readonly parts: Pick<CityModule, 'activities' | 'revisions' | 'pictures' | 'cityById' | 'siteSettings'>,
  ) {}

  /** Returns a page of the places that match a filter. */
  list(filter: AdminPlaceFilter, { sort, direction }: { sort: AdminPlaceSort; direction: SortDirection }, page: PageInput): Promise<SelectablePage<Place>> {
    const query = adminPlaces(this.manager, filter, this.parts.siteSettings);
    const sorted = inOrder(query.clone(), sort, direction);
    return asOfNow(this.manager, async () =>
      readPage(page, await countRows(this.manager, query), ({ offset, limit }) => sorted.offset(offset).limit(limit).getMany()),
    );
  }

  /** Returns up to `limit` places of a file with an id greater than `after`, ordered by id. */
  portion(selection: FileSelection, after: string | null, limit: number): Promise<PlaceRow[]> {
    return readPortion(filePlaces(this.manager, selection, this.parts.siteSettings), after, limit);
  }

  /** Returns the facts about the places of a file. */
  fileFacts(selection: FileSelection): Promise<FileFacts> {
    return readFileFacts(filePlaces(this.manager, selection, this.parts.siteSettings));
  }

  /** Returns the languages in which the places of a file have texts. */
  textLanguages(selection: FileSelection): Promise<TextLanguages> {
    return readLanguages(filePlaces(this.manager, selection, this.parts.siteSettings));
  }

  /** Returns a place of any status. The id of a merged place leads to the place that has its content. @throws NotFound */
  async get(id: string): Promise<Place> {
    return adminPlaceOf(this.manager, (isId(id) && (await redirectOf(this.manager, id))) || id);
  }

  /** Adds a public place. @throws InvalidInput with every wrong field */
  async create(viewer: Viewer, input: PlaceInput): Promise<Place> {
    const values = await this.read(viewer, input);
    const id = newId();
    await this.manager.insert(Place, { ...values, id, status: PlaceStatus.ACTIVE, createdBy: viewer.id });
    const change = beginChange(viewer);
    await this.parts.activities.record(change, { kind: PLACE_ROWS.kind, action: ActivityAction.CREATED, id, label: values.name });
    await this.parts.pictures.arrange(viewer, change, { ...PLACE_ROWS, id, name: values.name }, input.images);
    return this.get(id);
  }

  /**
   * Updates a place.
   * @param version version of the place that the input is based on
   * @throws NotFound, Conflict if the place has another version by now, InvalidInput
   */
  async update(viewer: Viewer, id: string, version: number, input: PlaceInput): Promise<Place> {
    const place = await this.get(id);
    const before = await this.parts.revisions.hold({ kind: PLACE_ROWS.kind, id, version, thing: PLACE });
    const values = await this.read(viewer, input, place);
    const change = beginChange(viewer);
    const changesMore = await this.parts.pictures.arrange(viewer, change, { ...PLACE_ROWS, id, name: values.name }, input.images);
    await this.parts.revisions.revise(change, { kind: PLACE_ROWS.kind, id, before, values: columnNames(values), changesMore });
    return this.get(id);
  }

  /** Returns the ids of the selected places, of those of a filter at most `limit`. @throws InvalidInput for an invalid selection */
  selectedIds(selection: PlaceSelection, limit: number): Promise<string[]> {
    return selectedUpTo(selection, placeIds(this.manager, this.parts.siteSettings), limit);
  }

  /** Marks places as featured, or removes the mark. @throws NotFound if none of them exists */
  feature(viewer: Viewer, selection: PlaceSelection, featured: boolean): Promise<ChangeType> {
    return this.change(viewer, selection, { action: ActivityAction.UPDATED, values: { featured } });
  }

  /** Changes the category of places. @throws NotFound if none of them exists, InvalidInput for an unknown category */
  async categorize(viewer: Viewer, selection: PlaceSelection, text: string): Promise<ChangeType> {
    const category = readCategory(text, this.parts.siteSettings.categories);
    if (category === undefined) throw new InvalidInput({ category: 'places.categoryUnknown' });
    return this.change(viewer, selection, { action: ActivityAction.UPDATED, values: { category } });
  }

  /** Marks places as deleted. @throws NotFound if none of them exists */
  delete(viewer: Viewer, selection: PlaceSelection): Promise<ChangeType> {
    return this.change(viewer, selection, { action: ActivityAction.DELETED, values: { deleted_at: new Date().toISOString() } });
  }

  private async change(viewer: Viewer, selection: PlaceSelection, what: { action: ActivityAction; values: Record<string, unknown> }): Promise<ChangeType> {
    const { ids: seen, leftOut } = await this.parts.revisions.selected(PLACE_ROWS.kind, selection, placeIds(this.manager, this.parts.siteSettings));
    const rows = { where: `t.id = ANY($1::uuid[]) AND ${IS_THERE}`, parameters: [seen] };
    const change = beginChange(viewer);
    const ids = await this.parts.activities.update(change, { kind: PLACE_ROWS.kind, rows, ...what });
    if (ids.length === 0) await requireSelected(this.manager, { table: 'places', ...rows }, PLACE);
    return changeOf(change, ids, leftOut);
  }

  /**
   * Converts the input to the columns of `places`.
   * @param known the current place, which can keep its category
   * @throws InvalidInput with the wrong fields
   */
  private async read(viewer: Viewer, input: PlaceInput, known?: Place) {
    const city = isId(input.cityId) ? await this.parts.cityById.load(input.cityId.toLowerCase()) : null;
    if (!city || city.deletedAt) throw new InvalidInput({ cityId: 'places.cityUnknown' });
    return { ...readDetails(input, vocabularyOf(this.parts.siteSettings, viewer, city.id), known), cityId: city.id, featured: input.featured };
  }
}
