import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { useId } from 'react';
import { t } from '../../../lib/i18n';
import { inputRules } from '../../../graphql/inputRules.generated';
import { FormField, FormPanel, LongField, twoColumns } from '../../../ui/form';
import type { BaseMap } from '../../../ui/map';
import { LanguageTextsPanel } from '../../../widgets/language-texts';
import { PinField } from '../../../widgets/place-form';
import { type CityValues, STATUSES } from './cityForm';
import { PicturesField, type RecordForm, SwitchField } from '../../../widgets/record-form';

interface Props {
  form: RecordForm<CityValues>;
  /** Initial center of the map; absent for the whole world. */
  center: { latitude: number; longitude: number } | undefined;
  base: BaseMap;
}

const ZOOM = 11;
const MOST = inputRules.CityInput.description.max;
const TIME_ZONES = Intl.supportedValuesOf('timeZone');

/** Fields of the city form, by section. */
export function CitySections({ form, center, base }: Props) {
  const { field, values, setFieldValue } = form;
  const zones = useId();
  const set =
    <Name extends keyof CityValues>(name: Name) =>
    (value: CityValues[Name]) =>
      void setFieldValue(name, value);
  return (
    <>
      <FormPanel title={t('adminCities.basics')}>
        <FormField {...field('name')} label={t('adminCities.name')} autoComplete="off" hint={t('adminCities.inEnglish')} />
        <Box sx={twoColumns}>
          <FormField {...field('state')} label={t('adminCities.state')} autoComplete="off" hint={t('adminCities.stateProvinceOrRegion')} />
          <FormField {...field('country')} label={t('adminCities.country')} autoComplete="off" hint={t('adminCities.inEnglish')} />
        </Box>
        <LongField
          {...field('description')}
          label={t('adminCities.description')}
          max={MOST}
          minRows={4}
          maxRows={14}
          hint={t('adminCities.whatIsTheCityLike')}
        />
        <FormField {...field('status')} select label={t('adminCities.status')} hint={t('adminCities.anInactiveCity')}>
          {Object.entries(STATUSES).map(([status, label]) => (
            <MenuItem key={status} value={status}>
              {t(label)}
            </MenuItem>
          ))}
        </FormField>
        <SwitchField label={t('adminCities.featured')} hint={t('adminCities.featuredCitiesComeFirst')} value={values.featured} onChange={set('featured')} />
      </FormPanel>
      <FormPanel title={t('adminCities.location')}>
        <PinField
          form={form}
          words={{ pin: t('adminCities.theCity'), hint: t('adminCities.pressTheMapWhereItsCenterIs') }}
          center={center}
          zoom={ZOOM}
          base={base}
        />
        <FormField
          {...field('timeZone')}
          label={t('adminCities.timeZone')}
          autoComplete="off"
          hint={t('adminCities.leaveItEmptyToUse')}
          slotProps={{ htmlInput: { list: zones, spellCheck: false, autoCapitalize: 'none' } }}
        />
        <datalist id={zones}>
          {TIME_ZONES.map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
      </FormPanel>
      <FormPanel title={t('adminCities.details')} text={t('adminCities.allOfThisIsOptional')}>
        <Box sx={twoColumns}>
          <FormField {...field('population')} label={t('adminCities.population')} autoComplete="off" slotProps={{ htmlInput: { inputMode: 'numeric' } }} />
          <FormField {...field('foundedYear')} label={t('adminCities.founded')} autoComplete="off" hint={t('adminCities.aYear')} />
        </Box>
      </FormPanel>
      <LanguageTextsPanel form={form} max={MOST} />
      <FormPanel title={t('adminCities.pictures')} text={t('adminCities.theFirstIsTheCover')}>
        <PicturesField value={values.images} error={field('images').message} onChange={set('images')} onBusy={form.setUploading} />
      </FormPanel>
    </>
  );
}
