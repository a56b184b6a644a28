import { mixed } from 'yup';
import { formatList, t } from '../../../lib/i18n';
import type { ModeratedCities_CityFragment } from './ModeratedCities.generated';

type Cities = readonly ModeratedCities_CityFragment[] | null;

/** Schema of the cities of a moderator: all cities (null), or at least one. */
export const citiesSchema = mixed<readonly ModeratedCities_CityFragment[]>()
  .nullable()
  .test({ name: 'cities', message: () => t('adminUsers.pleaseChooseACity'), test: (cities) => !cities || cities.length > 0 });

/** Returns the ids for the server; null for all cities. */
export const cityIdsOf = (cities: Cities): string[] | null => cities?.map(({ id }) => id) ?? null;

/** Returns the names of the cities of a moderator as text. Each is isolated; the list has the direction of the page. */
export function cityNames(cities: Cities): string {
  if (!cities) return t('adminUsers.allCities');
  return cities.length === 0 ? t('adminUsers.noCity') : formatList(cities.map(({ name }) => name));
}
