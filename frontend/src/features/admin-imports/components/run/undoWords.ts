import { formatNumber, t, type TextKey } from '../../../../lib/i18n';
import type { UndoImport_ImportFragment } from './UndoImport.generated';

type Undo = NonNullable<UndoImport_ImportFragment['undo']>;

/** Names of the reasons why an undo leaves rows as they are, by their key in the API. */
const STAYING: Readonly<Record<string, TextKey>> = {
  reviews: 'importResult.stayReviews',
  photos: 'importResult.stayPhotos',
  edits: 'importResult.stayEdits',
  favorites: 'importResult.stayFavorites',
  lists: 'importResult.stayLists',
  reports: 'importResult.stayReports',
  changed: 'importResult.stayChanged',
  deleted: 'importResult.stayDeleted',
  imported: 'importResult.stayImported',
  places: 'importResult.stayPlaces',
};

const sumOf = (rows: readonly { count: number }[]): number => rows.reduce((sum, { count }) => sum + count, 0);

/** Returns how many rows an undo has handled. */
export const handledBy = ({ places, cities, restored, partly, kept, left }: Undo): number => places + cities + restored + partly + sumOf(kept) + sumOf(left);

/** Returns what an undo has done, a sentence for each number that is not zero. */
export function undoneWords({ places, cities, restored, partly }: Undo): string[] {
  const words = [
    places > 0 && t('importResult.placesRemoved', { count: places }),
    cities > 0 && t('importResult.citiesRemoved', { count: cities }),
    restored > 0 && t('importResult.rowsRestored', { count: restored }),
    partly > 0 && t('importResult.rowsPartly', { count: partly }),
  ];
  return words.filter((text) => text !== false);
}

/** Returns the reasons why rows stay, with their numbers: Reviews (3). */
export const stayingWords = ({ kept, left }: Undo): string[] =>
  [...kept, ...left].map(({ reason, count }) => {
    const name = STAYING[reason];
    return `${name ? t(name as 'importResult.stayChanged') : reason} (${formatNumber(count)})`;
  });
