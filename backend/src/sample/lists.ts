import { momentOf } from './calendar.js';
import { sampleId } from './ids.js';
import type { SamplePerson } from './people.js';
import type { DatedPlace } from './places.js';
import { createRandom } from './random.js';
import type { PlaceListItemRow, PlaceListRow } from './rows.js';
import { LIST_NOTES, LIST_THEMES, type ListedCategory, type ListTheme } from './vocabulary/lists.js';

const THEMES_PER_CITY = 2;
const PLACES = { least: 4, most: 9 };
const NOTED = 0.6;

interface SampleLists {
  placeLists: PlaceListRow[];
  placeListItems: PlaceListItemRow[];
}

function groupByCity(places: readonly DatedPlace[]): DatedPlace[][] {
  const groups = new Map<string, DatedPlace[]>();
  for (const place of places) groups.set(place.city.key, [...(groups.get(place.city.key) ?? []), place]);
  return [...groups.values()];
}

/** Creates public lists of places: up to two per city, by sample users who know the city. */
export function createLists(places: readonly DatedPlace[], people: readonly SamplePerson[], now: Date): SampleLists {
  const placeLists: PlaceListRow[] = [];
  const placeListItems: PlaceListItemRow[] = [];

  const write = (theme: ListTheme, owner: SamplePerson, fitting: readonly DatedPlace[], city: DatedPlace['city']): void => {
    const random = createRandom(`list:${theme.name}:${city.key}`);
    const chosen = random.shuffle(fitting).slice(0, random.between(PLACES.least, PLACES.most));
    const id = sampleId('list', `${theme.name}:${city.key}`);
    const age = Math.min(owner.age, ...chosen.map((place) => place.age)) * random.around(0.1, 0.9);
    const createdAt = momentOf(now, age);
    placeLists.push({
      id,
      user_id: owner.id,
      name: theme.name.replace('{city}', city.name),
      description: theme.description,
      visibility: 'public',
      created_at: createdAt,
      updated_at: createdAt,
    });
    chosen.forEach((place, index) => {
      const note = random.chance(NOTED) ? random.pick(LIST_NOTES[place.category as ListedCategory]) : null;
      placeListItems.push({ list_id: id, place_id: place.id, note, position: index + 1, added_at: createdAt });
    });
  };

  for (const local of groupByCity(places.filter(({ isPending }) => !isPending))) {
    const [first] = local;
    if (!first) continue;
    const { city } = first;
    const random = createRandom(`lists:${city.key}`);
    const owners = random.shuffle(people.filter(({ cities }) => cities.has(city.key)));
    const themes = random
      .shuffle(LIST_THEMES)
      .map((theme) => ({ theme, fitting: local.filter(({ category }) => theme.categories.some((one) => one === category)) }));
    themes
      .filter(({ fitting }) => fitting.length >= PLACES.least)
      .slice(0, THEMES_PER_CITY)
      .forEach(({ theme, fitting }, index) => {
        const owner = owners[index];
        if (owner) write(theme, owner, fitting, city);
      });
  }
  return { placeLists, placeListItems };
}
