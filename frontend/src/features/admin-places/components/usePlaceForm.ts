import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '../../../lib/i18n';
import { useNotify } from '../../../ui/toast';
import { paths } from '../../../lib/address';
import { useRefresh } from '../../../widgets/console';
import { currencySignOf, nameOfCity, useAttributes, usePlaceCity } from '../../../widgets/place-form';
import { PlaceCity_CityFragmentDoc } from '../../../widgets/place-form/PlaceCity.generated';
import { AFTER_SAVE, useRecordForm } from '../../../widgets/record-form';
import { NEW_PLACE, placeInputOf, placeParts, placeSchema, type PlaceValues, savedPlace } from './placeForm';
import { CreatePlaceDocument, PlaceFormDocument, type PlaceForm_PlaceFragment, UpdatePlaceDocument } from './PlaceForm.generated';

/**
 * Form state of a place (new if undefined), with its save actions and the chosen city.
 * @param cityId id of the city of a new place
 * @param isHeld whether the user has to confirm something before a new place is saved
 */
export function usePlaceForm(
  place: PlaceForm_PlaceFragment | undefined,
  cityId: string | undefined,
  isHeld: ((values: PlaceValues) => Promise<boolean>) | undefined,
) {
  const client = useApolloClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const saved = useMemo(() => place && savedPlace(place), [place]);
  const fresh = useMemo(() => ({ ...NEW_PLACE, cityId: cityId ?? '' }), [cityId]);
  const { attributes } = useAttributes();
  const parts = useMemo(() => {
    // The cache has each city that the user can have chosen.
    const cityOf = (id: string) =>
      client.cache.readFragment({
        id: client.cache.identify({ __typename: 'City', id }),
        fragment: PlaceCity_CityFragmentDoc,
        fragmentName: 'PlaceCity_city',
      });
    return placeParts((id) => {
      const city = cityOf(id);
      return city ? nameOfCity(city) : '';
    }, attributes);
  }, [client, attributes]);

  const form = useRecordForm({
    saved,
    fresh,
    schema: placeSchema,
    parts,
    isHeld,
    async save(values, version) {
      const input = placeInputOf(values, sign, form.initialValues);
      if (!place || version === undefined) {
        const { data } = await client.mutate({ mutation: CreatePlaceDocument, variables: { input } });
        if (!data) throw new Error('The server sent an empty response.');
        void navigate(paths.adminPlace(data.createPlace.id), { replace: true, state: AFTER_SAVE });
        return savedPlace(data.createPlace);
      }
      const { data } = await client.mutate({ mutation: UpdatePlaceDocument, variables: { id: place.id, version, input } });
      if (!data) throw new Error('The server sent an empty response.');
      return savedPlace(data.updatePlace);
    },
    async reload() {
      const { data } = await client.query({ query: PlaceFormDocument, variables: { id: place?.id ?? '' }, fetchPolicy: 'network-only' });
      return data?.adminPlace ? savedPlace(data.adminPlace) : undefined;
    },
    onSaved() {
      notify.success(place ? t('adminPlaces.yourChangesAreSaved') : t('adminPlaces.thePlaceIsAdded'));
      void refresh();
    },
  });

  const { cityId: chosen } = form.values;
  // The public query finds no hidden city; the place's own data contain it.
  const own = place?.city?.id === chosen ? place.city : undefined;
  const found = usePlaceCity(own ? '' : chosen);
  const city = own ?? found;
  const sign = currencySignOf(city, place);
  return { form, parts, city, sign };
}
