import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { useId } from 'react';
import { inputRules } from '../../../graphql/inputRules.generated';
import { FormField, FormPanel, LongField } from '../../../ui/form';
import { PinField } from '../../../widgets/place-form';
import type { PinField_TilesFragment } from '../../../widgets/place-form/PinField.generated';
import { type CityValues, STATUSES } from './cityForm';
import { PicturesField, type RecordForm, SwitchField, twoColumns } from '../../../widgets/record-form';

interface Props {
  form: RecordForm<CityValues>;
  /** Initial center of the map; absent for the whole world. */
  center: { latitude: number; longitude: number } | undefined;
  tiles: PinField_TilesFragment;
}

const ZOOM = 11;
const MOST = inputRules.CityInput.description.max;
const PIN = { pin: 'The city', hint: 'Press the map where its center is.' };
const TIME_ZONES = Intl.supportedValuesOf('timeZone');

/** Fields of the city form, by section. */
export function CitySections({ form, center, tiles }: Props) {
  const { field, values, setFieldValue } = form;
  const zones = useId();
  const set =
    <Name extends keyof CityValues>(name: Name) =>
    (value: CityValues[Name]) =>
      void setFieldValue(name, value);
  return (
    <>
      <FormPanel title="Basics">
        <FormField {...field('name')} label="Name" autoComplete="off" hint="In English" />
        <Box sx={twoColumns}>
          <FormField {...field('state')} label="State" autoComplete="off" hint="State, province or region" />
          <FormField {...field('country')} label="Country" autoComplete="off" hint="In English" />
        </Box>
        <LongField {...field('description')} label="Description" max={MOST} minRows={4} maxRows={14} hint="What is the city like?" />
        <FormField {...field('status')} select label="Status" hint="An inactive city and its places are hidden.">
          {Object.entries(STATUSES).map(([status, label]) => (
            <MenuItem key={status} value={status}>
              {label}
            </MenuItem>
          ))}
        </FormField>
        <SwitchField label="Featured" hint="Featured cities come first, with a badge." value={values.featured} onChange={set('featured')} />
      </FormPanel>
      <FormPanel title="Location">
        <PinField form={form} words={PIN} center={center} zoom={ZOOM} tiles={tiles} />
        <FormField
          {...field('timeZone')}
          label="Time zone"
          autoComplete="off"
          hint="Leave it empty to use the time zone of the point on the map, or choose another, such as Asia/Kolkata."
          slotProps={{ htmlInput: { list: zones, spellCheck: false, autoCapitalize: 'none' } }}
        />
        <datalist id={zones}>
          {TIME_ZONES.map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
      </FormPanel>
      <FormPanel title="Details" text="All of this is optional.">
        <Box sx={twoColumns}>
          <FormField {...field('population')} label="Population" autoComplete="off" slotProps={{ htmlInput: { inputMode: 'numeric' } }} />
          <FormField {...field('foundedYear')} label="Founded" autoComplete="off" hint="A year; −753 is 753 BC" />
        </Box>
      </FormPanel>
      <FormPanel title="Pictures" text="The first is the cover. Describe what each picture shows, for people who cannot see it.">
        <PicturesField value={values.images} error={field('images').message} onChange={set('images')} onBusy={form.setUploading} />
      </FormPanel>
    </>
  );
}
