import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '../../../lib/i18n';
import { useNotify } from '../../../ui/toast';
import { paths } from '../../../lib/address';
import { useRefresh } from '../../../widgets/console';
import { AFTER_SAVE, useRecordForm } from '../../../widgets/record-form';
import { cityInputOf, cityParts, citySchema, NEW_CITY, savedCity } from './cityForm';
import { CityFormDocument, type CityForm_CityFragment, CreateCityDocument, UpdateCityDocument } from './CityForm.generated';

/** Form state of a city (new if undefined), with its save actions. */
export function useCityForm(city: CityForm_CityFragment | undefined) {
  const client = useApolloClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const saved = useMemo(() => city && savedCity(city), [city]);

  return useRecordForm({
    saved,
    fresh: NEW_CITY,
    schema: citySchema,
    parts: cityParts(),
    async save(values, version) {
      const input = cityInputOf(values, saved?.values);
      if (!city || version === undefined) {
        const { data } = await client.mutate({ mutation: CreateCityDocument, variables: { input } });
        if (!data) throw new Error('The server sent an empty response.');
        void navigate(paths.adminCity(data.createCity.id), { replace: true, state: AFTER_SAVE });
        return savedCity(data.createCity);
      }
      const { data } = await client.mutate({ mutation: UpdateCityDocument, variables: { id: city.id, version, input } });
      if (!data) throw new Error('The server sent an empty response.');
      return savedCity(data.updateCity);
    },
    async reload() {
      const { data } = await client.query({ query: CityFormDocument, variables: { id: city?.id ?? '' }, fetchPolicy: 'network-only' });
      return data?.adminCity ? savedCity(data.adminCity) : undefined;
    },
    onSaved() {
      notify.success(city ? t('adminCities.yourChangesAreSaved') : t('adminCities.theCityIsAdded'));
      void refresh();
    },
  });
}
