import { useMemo } from 'react';
import { inputRules } from '../../../graphql/inputRules.generated';
import { t } from '../../../lib/i18n';
import { FormPanel } from '../../../ui/form';
import type { BaseMap } from '../../../ui/map';
import { LanguageTextsPanel } from '../../../widgets/language-texts';
import { AttributesPanel, CityChoice, DetailFields, PinField, pointOf } from '../../../widgets/place-form';
import type { PlaceCity_CityFragment } from '../../../widgets/place-form/PlaceCity.generated';
import { PicturesField, type RecordForm, SwitchField } from '../../../widgets/record-form';
import type { PlaceValues } from './placeForm';

interface Props {
  form: RecordForm<PlaceValues>;
  /** Chosen city; undefined until it is loaded. */
  city: PlaceCity_CityFragment | undefined;
  kinds: readonly string[];
  base: BaseMap;
  /** Currency sign of the price ranges. */
  sign: string;
}

const CITY_ZOOM = 13;
const PLACE_ZOOM = 16;

/** Fields of the place form, by section. */
export function PlaceSections({ form, city, kinds, base, sign }: Props) {
  const { field, values, setFieldValue } = form;
  const { latitude, longitude } = form.initialValues;
  // Uses the initial values: the map must not move while the pin does.
  const known = useMemo(() => pointOf({ latitude, longitude }), [latitude, longitude]);
  const set =
    <Name extends keyof PlaceValues>(name: Name) =>
    (value: PlaceValues[Name]) =>
      void setFieldValue(name, value);
  const isKind = kinds.includes(values.category) || !values.category;
  const details = { form, kinds: isKind ? kinds : [...kinds, values.category], sign };
  return (
    <>
      <FormPanel title={t('adminPlaces.basics')}>
        <DetailFields
          sections={['basics']}
          besideCategory={
            <CityChoice city={city ?? null} message={field('cityId').message} onChange={set('cityId')} onBlur={() => void form.setFieldTouched('cityId')} />
          }
          {...details}
        />
        <SwitchField label={t('adminPlaces.featured')} hint={t('adminPlaces.featuredPlacesComeFirst')} value={values.featured} onChange={set('featured')} />
      </FormPanel>
      <FormPanel title={t('adminPlaces.location')}>
        <PinField
          form={form}
          words={{ pin: t('adminPlaces.thePlace'), hint: t('adminPlaces.pressTheMapWhereTheEntranceIs') }}
          center={known ?? city?.coordinates}
          zoom={known ? PLACE_ZOOM : CITY_ZOOM}
          city={city}
          base={base}
        />
        <DetailFields sections={['location']} {...details} />
      </FormPanel>
      <FormPanel title={t('adminPlaces.details')} text={t('adminPlaces.allOfThisIsOptional')}>
        <DetailFields sections={['details']} {...details} />
      </FormPanel>
      <AttributesPanel form={form} />
      <LanguageTextsPanel form={form} max={inputRules.PlaceDetailsInput.description.max} />
      <FormPanel title={t('adminPlaces.pictures')} text={t('adminPlaces.theFirstIsTheCover')}>
        <PicturesField value={values.images} error={field('images').message} onChange={set('images')} onBusy={form.setUploading} />
      </FormPanel>
    </>
  );
}
