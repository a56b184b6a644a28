import { object, string } from 'yup';
import { t } from '../../../../lib/i18n';
import { type ChoiceValues, numberIn, type ReadDraft } from './choices';

/** Radius (km) within which a place belongs to a city. */
const MOST_KM = 500;
/** Rule of the server for names of sources. */
const SOURCE = /^[a-z0-9][a-z0-9._-]{0,39}$/;
/** Formats whose own rules find the name, whatever the columns are. */
const KNOWN_FORMATS: readonly string[] = ['geonames', 'parquet'];

/** Schema of the single fields. The server checks the rest. */
export const choiceSchema = object({
  radius: string().test({
    test: (text = '', { createError }) => {
      const km = numberIn(text);
      return (km >= 0 && km <= MOST_KM) || createError({ message: t('importColumns.radiusIsANumber', { most: MOST_KM }) });
    },
  }),
  source: string().test({ test: (text = '', { createError }) => SOURCE.test(text.trim()) || createError({ message: t('importColumns.sourceIsAWord') }) }),
  city: string().test({
    test: (text = '', { createError, parent }) => {
      // Formik leaves out empty texts.
      const { cityMode, cityId } = parent as Partial<ChoiceValues>;
      return cityMode !== 'ONE' || cityId !== undefined || text.trim() !== '' || createError({ message: t('importColumns.chooseCity') });
    },
  }),
});

/** Returns whether places would have a name: from a column, as a fixed value, or by the rules of a known format. */
export function hasName(
  { columns, fixed }: Pick<ChoiceValues, 'columns' | 'fixed'>,
  { format, isOpenStreetMap }: Pick<ReadDraft['reading'], 'format' | 'isOpenStreetMap'>,
): boolean {
  return isOpenStreetMap || KNOWN_FORMATS.includes(format) || [...columns, ...fixed].some(({ target }) => target === 'name');
}

/**
 * Returns, by column, an earlier column with the same target, whose value counts where it has one. Columns that have the target by their names are
 * left out: several of them can be parts of one value, such as street and house number.
 */
export function firstColumns(columns: ChoiceValues['columns'], { columns: read }: Pick<ReadDraft['reading'], 'columns'>): ReadonlyMap<string, string> {
  const first = new Map<string, { column: string; isGuess: boolean }>();
  const repeated = new Map<string, string>();
  columns.forEach(({ column, target }, n) => {
    if (target === '') return;
    const isGuess = target === read[n]?.target;
    const before = first.get(target);
    if (!before) first.set(target, { column, isGuess });
    else if (!isGuess || !before.isGuess) repeated.set(column, before.column);
  });
  return repeated;
}
