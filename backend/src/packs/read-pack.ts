import { fileTypeFromBuffer } from 'file-type/core';
import sharp from 'sharp';
import { AppError } from '../core/errors/index.js';
import { type Picture, PictureMaker, storedPicture, WIDTHS } from '../core/pictures/index.js';
import { type AttributeKind, fieldsIn, SETTING_GROUPS } from '../modules/site/index.js';
import { id, keyOf, optional, unique } from './column.js';
import { FILES, FOLDERS, photoFile } from './format.js';
import type { Guide } from './guide.js';
import { readGuide } from './guide-file.js';
import type { PackFiles } from './pack-files.js';
import { type CheckedMap, checkMaps } from './maps/index.js';
import { CITY_COLUMNS, type CityRow, cityRow, PICTURE_COLUMNS, PLACE_COLUMNS, type PlaceRow, placeRow, refuseOtherKinds, type RowContext } from './rows.js';
import { keyedId, sampleId, samplePlaceId } from './sample-ids.js';
import { type Columns, readRows, type Row } from './table.js';
import { lineReason, refusal, WrongValue } from './wrong-value.js';

export type PictureLine = Row<typeof PICTURE_COLUMNS>;

/** A picture of the settings. */
export interface SettingPicture {
  id: string;
  type: 'image/png' | 'image/webp';
  content: Buffer;
  width: number;
  height: number;
}

/** Types of pictures of the settings, and limit of their width and height (px). */
const SITE_TYPES = ['image/png', 'image/webp'] as const;
const LARGEST_SIDE = 4096;

/** Endings of a photo that is not in the stored form yet. */
const PHOTO_ENDINGS = ['jpg', 'jpeg', 'png', 'webp'];

/** Reads the rows and pictures of a pack, and checks them. All methods throw InvalidInput with file and line. */
export class PackReader {
  private readonly pictureMaker = new PictureMaker();
  private checkedMaps: CheckedMap[] | undefined;

  private constructor(
    readonly files: PackFiles,
    readonly guide: Guide,
    private readonly context: RowContext,
  ) {}

  static async open(files: PackFiles, now: Date): Promise<PackReader> {
    const guide = await readGuide(files);
    const idOf: RowContext['idOf'] = (kind, key, source) => {
      if (!guide.isSample) return keyedId(guide.name, kind, key);
      return kind === 'place' ? samplePlaceId(key, source) : sampleId(kind, key);
    };
    return new PackReader(files, guide, { now, idOf });
  }

  /** Yields the cities in portions. @param idOf receives the id of each city by its id and key in the file */
  async *cities(idOf: Map<string, string>): AsyncGenerator<CityRow[]> {
    const known = new Set<string>();
    yield* this.rows(FILES.cities, CITY_COLUMNS, known, (row) => {
      const city = cityRow(row, this.context);
      for (const word of [city.id, row.key]) if (word !== null) idOf.set(word, city.id);
      return city;
    });
  }

  /**
   * Yields the places in portions.
   * @param cityIds ids of the cities by their id and key in the file
   * @param kinds kinds of the attributes of the site by key
   */
  async *places(
    cityIds: ReadonlyMap<string, string>,
    kinds: ReadonlyMap<string, AttributeKind>,
  ): AsyncGenerator<(Omit<PlaceRow, 'city'> & { city_id: string })[]> {
    yield* this.rows(FILES.places, PLACE_COLUMNS, new Set(), (row) => {
      const { city, ...place } = placeRow(row, this.context);
      refuseOtherKinds(place.attributes, kinds);
      return { ...place, city_id: keyOf(cityIds)(city, 'city') };
    });
  }

  /** Yields the pictures of cities and places in portions. */
  async *pictures(): AsyncGenerator<PictureLine[]> {
    if (!this.files.has(FILES.pictures)) return;
    const columns = { ...PICTURE_COLUMNS, photo: optional(unique(id)) };
    yield* this.rows(FILES.pictures, columns, new Set(), (row) => {
      if ((row.city === null) === (row.place === null)) throw new WrongValue(['packs.valueEmpty', { column: row.city === null ? 'place' : 'city', value: '' }]);
      if ((row.photo === null) === (row.url === null)) throw new WrongValue(['packs.valueEmpty', { column: row.url === null ? 'photo' : 'url', value: '' }]);
      return row;
    });
  }

  private async *rows<Table extends Columns, Made extends { id: string; source?: string | null; source_id?: string | null }>(
    file: string,
    columns: Table,
    known: Set<string>,
    make: (row: Row<Table>) => Made,
  ): AsyncGenerator<Made[]> {
    if (!this.files.has(file)) throw refusal(['packs.notPack', { name: file }]);
    for await (const rows of readRows(file, this.files.open(file), columns)) {
      yield rows.map(({ line, row }) => {
        try {
          const made = make(row);
          const words = [made.id, ...(made.source && made.source_id ? [`${made.source} ${made.source_id}`] : [])];
          const twice = words.find((word) => known.has(word));
          if (twice !== undefined) throw new WrongValue(['packs.valueTwice', { column: twice === made.id ? 'id' : 'source_id', value: twice }]);
          for (const word of words) known.add(word);
          return made;
        } catch (error) {
          throw error instanceof WrongValue ? refusal(lineReason(file, line, error)) : error;
        }
      });
    }
  }

  /** Reads the files of a photo in their stored form. A photo in another form is drawn again. */
  async photo(id: string): Promise<Picture> {
    const widths = WIDTHS.filter((width) => this.files.has(photoFile(id, width)));
    const [folder, single] = [
      `${FOLDERS.images}/${id}/`,
      PHOTO_ENDINGS.map((ending) => `${FOLDERS.images}/${id}.${ending}`).find((name) => this.files.has(name)),
    ];
    if (widths.length > 0) {
      const files = await Promise.all(widths.map(async (name) => ({ name, bytes: await this.files.read(photoFile(id, name)) })));
      const picture = await storedPicture(files);
      if (!picture) throw refusal(['packs.pictureUnreadable', { file: folder }]);
      return picture;
    }
    if (single === undefined) throw refusal(['packs.pictureMissing', { file: folder }]);
    return this.pictureMaker.make('pack', await this.files.read(single)).catch((error: unknown) => {
      throw error instanceof AppError ? refusal(['packs.pictureUnreadable', { file: single }]) : error;
    });
  }

  /** Reads the map archives of the pack, once. */
  async maps(signal: AbortSignal): Promise<readonly CheckedMap[]> {
    return (this.checkedMaps ??= await checkMaps(this.files, this.guide.maps, signal));
  }

  /** Returns the ids of the pictures and cities that the settings name. */
  named(): { pictures: string[]; cities: string[] } {
    const fields = this.guide.settings.flatMap(({ group, value }) => fieldsIn(SETTING_GROUPS[group], value));
    const valuesOf = (...kinds: string[]) => fields.filter(({ field }) => kinds.includes(field.kind)).flatMap(({ value }) => value as string | string[]);
    return { pictures: [...new Set(valuesOf('picture').filter(Boolean))], cities: valuesOf('city', 'cities').filter(Boolean) };
  }

  /** Reads the pictures of the settings. */
  async settingPictures(): Promise<SettingPicture[]> {
    return Promise.all(this.named().pictures.map((id) => this.settingPicture(id)));
  }

  private async settingPicture(id: string): Promise<SettingPicture> {
    const file = SITE_TYPES.map((type) => `${FOLDERS.images}/${id}.${type.replace('image/', '')}`).find((name) => this.files.has(name));
    if (file === undefined) throw refusal(['packs.pictureMissing', { file: `${FOLDERS.images}/${id}.png` }]);
    const content = await this.files.read(file);
    const broken = () => refusal(['packs.pictureUnreadable', { file }]);
    const type = SITE_TYPES.find((one) => file.endsWith(one.replace('image/', '.')));
    const found = await fileTypeFromBuffer(content).catch(() => undefined);
    if (type === undefined || found?.mime !== type) throw broken();
    try {
      const image = sharp(content, { limitInputPixels: LARGEST_SIDE ** 2, failOn: 'error' });
      const { width, height } = await image.metadata();
      await image.stats();
      if (Math.max(width, height) <= LARGEST_SIDE) return { id, type, content, width, height };
    } catch {
      // the same as a picture that is too large
    }
    throw broken();
  }
}
