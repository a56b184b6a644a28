import type { EntityManager } from 'typeorm';
import { beginChange, changeOf, type ChangeType, type Viewer } from '../../core/access/index.js';
import { columnNames, isId, newId } from '../../core/db/index.js';
import { readLanguageTexts, readTexts } from '../../core/fields/index.js';
import { NotFound } from '../../core/errors/index.js';
import { roundedDegrees, timeZoneAt } from '../../core/geo/index.js';
import { isTimeZone } from '../../core/hours/index.js';
import { countRows, type PageInput, readPage, type SelectablePage, type SortDirection } from '../../core/paging/index.js';
import { asOfNow, requireSelected, selectedUpTo, type Selection } from '../../core/selection/index.js';
import { cleanText } from '../../core/validation/index.js';
import { ActivityAction, ActivityTarget, type BulkService } from '../activities/index.js';
import type { PhotoModule } from '../photos/index.js';
import { City, CityStatus } from './city.entity.js';
import { CITY_FIELDS } from './city.fields.js';
import type { AdminCityFilter, AdminCitySort, CityInput } from './city-admin.input.js';
import { adminCities, cityIds, sortCities } from './city-admin.query.js';
import { CITY_PICTURES } from './city.loader.js';

type CitySelection = Selection<AdminCityFilter>;
const CITY = 'city';
const CITY_ROWS = { kind: ActivityTarget.CITY, table: CITY_PICTURES };

/**
 * Converts the input to the columns of `cities`.
 * @param current the city, whose names and descriptions stay unless the input changes them; undefined for a new one
 * @throws InvalidInput if a text is wrong, or the time zone does not exist
 */
function read({ coordinates, ...input }: CityInput, current?: Pick<City, 'names' | 'descriptions'>) {
  const timeZone = cleanText(input.timeZone ?? '', {}) || timeZoneAt(coordinates.latitude, coordinates.longitude);
  const names = readLanguageTexts(input.names ?? [], CITY_FIELDS.name.rules, { current: current?.names ?? {}, path: 'names' });
  const descriptions = readLanguageTexts(input.descriptions ?? [], CITY_FIELDS.description.rules, {
    current: current?.descriptions ?? {},
    path: 'descriptions',
  });
  const problems = {
    ...names.errors,
    ...descriptions.errors,
    ...(!isTimeZone(timeZone) && ({ timeZone: 'console.timeZoneUnknown' } as const)),
  };
  return {
    ...readTexts(CITY_FIELDS, input, problems),
    names: names.texts,
    descriptions: descriptions.texts,
    population: input.population ?? null,
    foundedYear: input.foundedYear ?? null,
    featured: input.featured,
    status: input.status,
    timeZone,
    latitude: roundedDegrees(coordinates.latitude),
    longitude: roundedDegrees(coordinates.longitude),
  };
}

/** Lists and changes cities for admins, including hidden ones. */
export class CityAdminService {
  constructor(
    private readonly manager: EntityManager,
    private readonly parts: Pick<PhotoModule, 'activities' | 'revisions' | 'pictures'>,
  ) {}

  /** Returns a page of the cities that match a filter. */
  list(filter: AdminCityFilter, { sort, direction }: { sort: AdminCitySort; direction: SortDirection }, page: PageInput): Promise<SelectablePage<City>> {
    const query = adminCities(this.manager, filter);
    const inOrder = sortCities(query.clone(), sort, direction);
    return asOfNow(this.manager, async () =>
      readPage(page, await countRows(this.manager, query), ({ offset, limit }) => inOrder.offset(offset).limit(limit).getMany()),
    );
  }

  /** Returns up to `limit` matching cities with an id greater than `after`, ordered by id. If `ids` is given, only these cities. */
  portion(filter: AdminCityFilter, ids: readonly string[] | undefined, after: string | null, limit: number): Promise<City[]> {
    const query = adminCities(this.manager, filter).orderBy('city.id').limit(limit);
    if (ids) query.andWhere('city.id = ANY(:ids)', { ids });
    return (after ? query.andWhere('city.id > :after', { after }) : query).getMany();
  }

  /** Returns a city, also if it is hidden. @throws NotFound */
  async get(id: string): Promise<City> {
    const city = isId(id) ? await adminCities(this.manager, {}).andWhere('city.id = :id', { id }).getOne() : null;
    if (!city) throw new NotFound(CITY);
    return city;
  }

  /** Adds a city. @throws InvalidInput if the time zone does not exist */
  async create(viewer: Viewer, input: CityInput): Promise<City> {
    const values = read(input);
    const id = newId();
    await this.manager.insert(City, { ...values, id });
    const change = beginChange(viewer);
    await this.parts.activities.record(change, { kind: CITY_ROWS.kind, action: ActivityAction.CREATED, id, label: values.name });
    await this.parts.pictures.arrange(viewer, change, { ...CITY_ROWS, id, name: values.name }, input.images);
    return this.get(id);
  }

  /**
   * Updates a city.
   * @param version version of the city that the input is based on
   * @throws NotFound, Conflict if the city has another version by now, InvalidInput
   */
  async update(viewer: Viewer, id: string, version: number, input: CityInput): Promise<City> {
    const before = await this.parts.revisions.hold({ kind: CITY_ROWS.kind, id, version, thing: CITY });
    const values = read(input, before as Pick<City, 'names' | 'descriptions'>);
    const change = beginChange(viewer);
    const changesMore = await this.parts.pictures.arrange(viewer, change, { ...CITY_ROWS, id, name: values.name }, input.images);
    await this.parts.revisions.revise(change, { kind: CITY_ROWS.kind, id, before, values: columnNames(values), changesMore });
    return this.get(id);
  }

  /** Returns the ids of the selected cities, of those of a filter at most `limit`. @throws InvalidInput for an invalid selection */
  selectedIds(selection: CitySelection, limit: number): Promise<string[]> {
    return selectedUpTo(selection, cityIds(this.manager), limit);
  }

  /** Marks cities as featured, or removes the mark. @throws NotFound if none of them exists */
  feature(viewer: Viewer, selection: CitySelection, featured: boolean): Promise<ChangeType> {
    return this.change(viewer, selection, { action: ActivityAction.UPDATED, values: { featured } });
  }

  /** Hides cities and their places from visitors. @throws NotFound if none of them exists */
  hide(viewer: Viewer, selection: CitySelection): Promise<ChangeType> {
    return this.change(viewer, selection, { action: ActivityAction.UPDATED, values: { status: CityStatus.INACTIVE } });
  }

  /** Marks cities as deleted, which also hides their places. @throws NotFound if none of them exists */
  delete(viewer: Viewer, selection: CitySelection): Promise<ChangeType> {
    return this.change(viewer, selection, { action: ActivityAction.DELETED, values: { deleted_at: new Date().toISOString() } });
  }

  /** Defines the actions on any number of cities. */
  defineBulk(bulk: BulkService) {
    const cities = { kind: CITY_ROWS.kind, rule: 'admin', find: (filter: AdminCityFilter) => adminCities(this.manager, filter) } as const;
    return {
      feature: bulk.define({
        ...cities,
        name: 'feature-cities',
        run: (viewer, selection, { featured }: { featured: boolean }) => this.feature(viewer, selection, featured),
      }),
      hide: bulk.define({ ...cities, name: 'hide-cities', run: (viewer, selection) => this.hide(viewer, selection) }),
      delete: bulk.define({ ...cities, name: 'delete-cities', run: (viewer, selection) => this.delete(viewer, selection) }),
    };
  }

  private async change(viewer: Viewer, selection: CitySelection, what: { action: ActivityAction; values: Record<string, unknown> }): Promise<ChangeType> {
    const { ids: seen, leftOut } = await this.parts.revisions.selected(CITY_ROWS.kind, selection, cityIds(this.manager));
    const rows = { where: 't.id = ANY($1::uuid[]) AND t.deleted_at IS NULL', parameters: [seen] };
    const change = beginChange(viewer);
    const ids = await this.parts.activities.update(change, { kind: CITY_ROWS.kind, rows, ...what });
    if (ids.length === 0) await requireSelected(this.manager, { table: 'cities', ...rows }, CITY);
    return changeOf(change, ids, leftOut);
  }
}
