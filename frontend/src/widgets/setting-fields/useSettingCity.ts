import { skipToken, useQuery } from '@apollo/client/react';
import { t } from '../../lib/i18n';
import { SettingCityDocument, type SettingCityQuery } from './SettingCity.generated';

/** Loads a city that a setting names; null while it loads or if the id is empty. A deleted city has a text instead of its name. */
export function useSettingCity(id: string): NonNullable<SettingCityQuery['adminCity']> | null {
  const { data } = useQuery(SettingCityDocument, id === '' ? skipToken : { variables: { id } });
  if (id === '' || !data) return null;
  return data.adminCity ?? { id, name: t('settings.form.deletedCity'), state: '', country: '' };
}
