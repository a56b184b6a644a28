import type { EntityManager } from 'typeorm';
import type { GroupName } from '../modules/site/index.js';
import { type AttributeChanges, attributesAfter } from './definitions/index.js';
import { presentMaps } from './maps/index.js';
import { type Content, countContent, presentIds } from './present.query.js';
import type { PackReader } from './read-pack.js';
import { refusal } from './wrong-value.js';

/** Signal of a plan that nobody aborts. */
const NEVER = new AbortController().signal;

/** Number of rows in a pack, and of those that the site has already. */
interface Share {
  all: number;
  present: number;
}

/** Result that an import of a pack would have. */
export interface PackPlan {
  name: string;
  licence: string | null;
  credit: string | null;
  cities: Share;
  places: Share;
  pictures: number;
  maps: Share;
  categories: number;
  attributes: AttributeChanges;
  /** Groups of settings that the pack has. */
  settings: GroupName[];
  /** Files that the app does not read. */
  others: string[];
  /** Rows of the site, which a replacement removes. */
  content: Content;
}

/** Whether to keep the rows of the site, or to remove them first. */
export const MODES = ['add', 'replace'] as const;
export type Mode = (typeof MODES)[number];

/** Returns whether a site has no cities and places, not even in the bin. */
export const isEmptyGuide = ({ cities, places }: Content): boolean => cities + places === 0;

interface PlanOptions {
  mode?: Mode | undefined;
  skipsPhotos?: boolean;
  signal?: AbortSignal;
}

/**
 * Reads and checks the whole pack, and counts what an import would do. Changes nothing.
 * @param mode whether the attributes of the pack are added; else they replace those of the site
 * @param skipsPhotos whether to leave the files of photos out, which take most of the time
 * @throws InvalidInput
 */
export async function planImport(manager: EntityManager, pack: PackReader, { mode, skipsPhotos = false, signal = NEVER }: PlanOptions = {}): Promise<PackPlan> {
  const { name, licence, credit, settings, categories } = pack.guide;
  const content = await countContent(manager);
  const attributes = await attributesAfter(manager, pack.guide.attributes, isEmptyGuide(content) || mode !== 'add');
  /** Cities and places of pictures, by id, that are not found yet. */
  const owners = new Map<string, 'city' | 'place'>();
  let pictures = 0;
  for await (const lines of pack.pictures()) {
    pictures += lines.length;
    for (const { city, place, photo } of lines) {
      owners.set(city ?? place ?? '', city === null ? 'place' : 'city');
      if (photo !== null && !skipsPhotos) await pack.photo(photo);
    }
  }
  const find = (rows: readonly { id: string }[]) => {
    for (const { id } of rows) owners.delete(id);
  };
  const cityIds = new Map<string, string>();
  const cities: Share = { all: 0, present: 0 };
  const places: Share = { all: 0, present: 0 };
  for await (const rows of pack.cities(cityIds)) {
    find(rows);
    cities.all += rows.length;
    cities.present += (await presentIds(manager, 'cities', rows)).size;
  }
  for await (const rows of pack.places(cityIds, attributes.kinds)) {
    find(rows);
    places.all += rows.length;
    places.present += (await presentIds(manager, 'places', rows)).size;
  }
  const [missing] = owners;
  if (missing) throw refusal(['packs.valueUnknown', { column: missing[1], value: missing[0] }]);
  await pack.settingPictures();
  const ids = new Set(cityIds.values());
  const unknown = pack.named().cities.find((id) => !ids.has(id)) ?? pack.guide.maps.map(({ city }) => city).find((city) => city !== null && !cityIds.has(city));
  if (typeof unknown === 'string') throw refusal(['packs.valueUnknown', { column: 'city', value: unknown }]);
  const maps = await pack.maps(signal);
  const groups = settings.map(({ group }) => group);
  return {
    name,
    licence,
    credit,
    cities,
    places,
    pictures,
    maps: { all: maps.length, present: (await presentMaps(manager, maps)).size },
    categories: categories.length,
    attributes: attributes.changes,
    settings: groups,
    others: pack.files.others(pack.guide.maps.map(({ file }) => file)),
    content,
  };
}
