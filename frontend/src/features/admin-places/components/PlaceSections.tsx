import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { inputRules } from '../../../graphql/inputRules.generated';
import { FormField, FormPanel, LongField } from '../../../ui/form';
import { CategoryField, CityChoice, HoursPart, PinField, pointOf, PriceField } from '../../../widgets/place-form';
import type { PinField_TilesFragment } from '../../../widgets/place-form/PinField.generated';
import type { PlaceCity_CityFragment } from '../../../widgets/place-form/PlaceCity.generated';
import { PicturesField, type RecordForm, SwitchField, twoColumns } from '../../../widgets/record-form';
import type { PlaceValues } from './placeForm';

interface Props {
  form: RecordForm<PlaceValues>;
  /** Chosen city; undefined until it is loaded. */
  city: PlaceCity_CityFragment | undefined;
  kinds: readonly string[];
  tiles: PinField_TilesFragment;
  /** Currency sign of the price ranges. */
  sign: string;
}

const CITY_ZOOM = 13;
const PLACE_ZOOM = 16;
const MOST = inputRules.PlaceDetailsInput.description.max[0];
const PIN = { pin: 'The place', hint: 'Press the map where the entrance is.' };

/** Fields of the place form, by section. */
export function PlaceSections({ form, city, kinds, tiles, sign }: Props) {
  const { field, values, setFieldValue } = form;
  const { latitude, longitude } = form.initialValues;
  // Uses the initial values: the map must not move while the pin does.
  const known = useMemo(() => pointOf({ latitude, longitude }), [latitude, longitude]);
  const set =
    <Name extends keyof PlaceValues>(name: Name) =>
    (value: PlaceValues[Name]) =>
      void setFieldValue(name, value);
  return (
    <>
      <FormPanel title="Basics">
        <FormField {...field('name')} label="Name" autoComplete="off" hint="As on the sign, or in English" />
        <Box sx={twoColumns}>
          <CityChoice city={city ?? null} message={field('cityId').message} onChange={set('cityId')} onBlur={() => void form.setFieldTouched('cityId')} />
          <CategoryField {...field('category')} kinds={kinds.includes(values.category) || !values.category ? kinds : [...kinds, values.category]} />
        </Box>
        <LongField {...field('description')} label="Description" max={MOST} minRows={4} maxRows={14} hint="What is it like, and what do people go there for?" />
        <SwitchField label="Featured" hint="Featured places come first, with a badge." value={values.featured} onChange={set('featured')} />
      </FormPanel>
      <FormPanel title="Location">
        <PinField form={form} words={PIN} center={known ?? city?.coordinates} zoom={known ? PLACE_ZOOM : CITY_ZOOM} tiles={tiles} />
        <FormField {...field('fullAddress')} label="Address" autoComplete="off" />
        <FormField {...field('pincode')} label="Pincode" autoComplete="off" />
      </FormPanel>
      <FormPanel title="Details" text="All of this is optional.">
        <Box sx={twoColumns}>
          <FormField {...field('phone')} label="Phone" type="tel" autoComplete="off" />
          <FormField {...field('website')} label="Website" type="url" autoComplete="off" hint="https://…" />
        </Box>
        <PriceField value={values.priceRange} sign={sign} message={field('priceRange').message} onChange={set('priceRange')} />
        <HoursPart value={values.openingHours} error={field('openingHours').message} onChange={set('openingHours')} />
      </FormPanel>
      <FormPanel title="Pictures" text="The first is the cover. Describe what each picture shows, for people who cannot see it.">
        <PicturesField value={values.images} error={field('images').message} onChange={set('images')} onBusy={form.setUploading} />
      </FormPanel>
    </>
  );
}
