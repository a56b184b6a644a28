import { inPortions } from '../../../core/paging/index.js';
import { type PlaceFormat, PLACE_FILES, positionFacts, writePlaces } from '../../../core/place-files/index.js';
import { FileAnswer } from '../../../core/rest/index.js';
import { creditsOf } from '../../cities/index.js';
import type { FileSelection, PlaceRow } from './admin.query.js';
import { mapColumns, placeColumns } from './csv-columns.js';
import type { PlaceModule } from '../place.module.js';

type Services = Pick<PlaceModule, 'placeAdmin' | 'siteSettings' | 'site' | 'publicUrl'>;

/** Reads the places of a file, one category after the other. */
async function* byCategory({ placeAdmin }: Services, selection: FileSelection, categories: readonly string[]): AsyncGenerator<PlaceRow[]> {
  for (const mainCategory of categories) yield* inPortions((after, limit) => placeAdmin.portion({ ...selection, mainCategory }, after, limit));
}

/** Returns the places of a selection as a file for maps. They are read in portions. */
export async function placeFile(format: Exclude<PlaceFormat, 'csv'>, selection: FileSelection, services: Services): Promise<FileAnswer> {
  const { placeAdmin, siteSettings, publicUrl } = services;
  const { name: site } = services.site();
  const { extent, origins, categories } = await placeAdmin.fileFacts(selection);
  const content = writePlaces(format, {
    about: { title: site, site, credits: creditsOf(origins, site), ...positionFacts(extent) },
    columns: mapColumns(placeColumns(siteSettings.attributes, await placeAdmin.textLanguages(selection)), publicUrl),
    portions: byCategory(services, selection, categories),
    folderOf: (word) => siteSettings.categories.englishNameOf(word),
  });
  return new FileAnswer(PLACE_FILES[format], 'places', format, content);
}
