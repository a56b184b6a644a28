import type { Context } from '../context.js';
import type { ConcurrencyLimiter } from '../http/index.js';
import { type Answering, type FirstData, runFirstQuery } from '../page/index.js';
import { cityPicture, type KeptFile, placePicture, type Pictured } from './kept-pictures.js';
import { type Archives, type DrawnLayer, keptTiles } from './kept-tiles.js';
import type { PictureSizes } from './picture-sizes.js';

/** Number of places on a page of the client's list. */
const PAGE_SIZE = 18;
/** Maximum number of list pages of a pack: 504 places, the best-ranked ones. */
const MAX_PAGES = 28;

/** Margin (km) around the places of the city, within which tiles are kept. */
const MARGIN = 2;

/** A part of a pack: a response of the API that a screen asks for, or a file that it shows. */
export type PackPart = { operation: string; variables: Record<string, unknown>; data: unknown } | ({ file: string } & Omit<KeptFile, 'file'>);

interface CityData {
  city: { id: string; name: string; country: string; images: Pictured['images'] } | null;
}
interface ListData {
  places: { items: { id: string }[]; total: number; pages: number };
}
interface ChoicesData {
  site: { map: { layers: DrawnLayer[] } };
}
interface PlaceData {
  place: (Pictured & { id: string; category: string }) | null;
}

/** Fields of the responses that the pack reads, by the name of the query. */
interface Answers {
  CityScreen: CityData;
  AppLayout: unknown;
  PlacesChoices: ChoicesData;
  PlacesScreen: ListData;
  PlaceScreen: PlaceData;
}
interface Answer<Name extends keyof Answers> {
  operation: Name;
  variables: FirstData['variables'];
  data: Answers[Name];
}

/** City and language of a pack, and the request that asks for it. */
export interface PackSubject {
  cityId: string;
  /** Language of the responses. */
  language: string;
  context: Context;
}

/** Number of places in a pack, and of all visible places of the city. */
export interface PackCounts {
  places: number;
  total: number;
}

interface PackParts {
  answering: Answering;
  operations: ReadonlyMap<string, string>;
  sizes: PictureSizes;
  archives: Archives;
}

/** Collects what a device keeps of a city: the responses that its screens ask for, anonymously, small pictures, and tiles of the map. */
export class CityPack {
  readonly counts: PackCounts = { places: 0, total: 0 };

  constructor(
    private readonly parts: PackParts,
    private readonly subject: PackSubject,
  ) {}

  /** Yields the parts, the most important first. Reads one response after the other, so that a pack never takes more than one slot. */
  async *read(): AsyncGenerator<PackPart> {
    const { cityId, context } = this.subject;
    const { sizes, archives } = this.parts;
    const shown = await this.ask('CityScreen', { id: cityId });
    const city = shown?.data.city;
    if (!city) return;
    yield shown;
    const layout = await this.ask('AppLayout', {});
    if (layout) yield layout;
    const choices = await this.ask('PlacesChoices', {});
    if (choices) yield choices;
    const ids: string[] = [];
    for (let number = 1, pages = 1; number <= Math.min(pages, MAX_PAGES); number += 1) {
      const list = await this.ask('PlacesScreen', { filter: { city: cityId }, sort: 'RECOMMENDED', page: { number, size: PAGE_SIZE } });
      if (!list) break;
      yield list;
      const { items, ...found } = list.data.places;
      pages = found.pages;
      this.counts.total = found.total;
      ids.push(...items.map(({ id }) => id));
    }
    const pictures = [cityPicture(city)];
    for (const id of ids) {
      const answer = await this.ask('PlaceScreen', { id });
      if (!answer?.data.place) continue; // hidden in the meantime
      this.counts.places += 1;
      pictures.push(placePicture(answer.data.place, city.country));
      yield answer;
    }
    yield* sizes.of(pictures, context.services);
    const layers = choices?.data.site.map.layers ?? [];
    if (layers.length > 0) yield* await keptTiles(layers, await context.services.mapArchives.areaOf(cityId, MARGIN), archives);
  }

  /** Runs a query of the client in a slot of its own. */
  private async ask<Name extends keyof Answers>(operation: Name, own: Record<string, unknown>): Promise<Answer<Name> | null> {
    const { answering, operations } = this.parts;
    const { language, context } = this.subject;
    const answer = await inSlot(answering.admission, () => runFirstQuery(answering, operations, { operation, variables: own, language }, context));
    return answer && { operation, variables: answer.variables, data: answer.data as Answers[Name] };
  }
}

async function inSlot<Result>(admission: ConcurrencyLimiter, work: () => Promise<Result>): Promise<Result> {
  const turn = await admission.enter();
  try {
    return await work();
  } finally {
    turn.leave();
  }
}
