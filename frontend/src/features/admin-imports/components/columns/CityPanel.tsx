import { skipToken, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { t } from '../../../../lib/i18n';
import { FormField, FormPanel } from '../../../../ui/form';
import { RadioField } from '../../../../ui/RadioField';
import { CityChoice } from '../../../../widgets/place-form';
import { SwitchField } from '../../../../widgets/record-form';
import { ImportCityDocument } from './CityPanel.generated';
import { errorAt } from './errorAt';
import type { ChoiceForm } from './useChoices';

interface Props {
  form: ChoiceForm;
  /** Whether the file has the boundaries of municipalities. */
  hasMunicipalities: boolean;
}

/** Field for the one city of all places: a city of the site, or the name of another one. Each of them empties the other. */
function OneCity({ form }: Pick<Props, 'form'>) {
  const { values, setValues } = form;
  const { data } = useQuery(ImportCityDocument, values.cityId === '' ? skipToken : { variables: { id: values.cityId } });
  const message = errorAt(form, 'city');
  return (
    <>
      <CityChoice
        label={t('importColumns.cityOfSite')}
        city={values.cityId === '' ? null : (data?.adminCity ?? null)}
        message={errorAt(form, 'cityId')}
        onChange={(cityId) => void setValues({ ...values, cityId, city: cityId === '' ? values.city : '' })}
      />
      <FormField
        label={t('importColumns.anotherCity')}
        hint={t('importColumns.anotherCityText')}
        autoComplete="off"
        name="city"
        value={values.city}
        error={message !== undefined}
        message={message}
        onBlur={form.handleBlur}
        onChange={({ target }) => void setValues({ ...values, city: target.value, cityId: target.value === '' ? values.cityId : '' })}
      />
    </>
  );
}

/** Fields for the cities of the places. */
export function CityPanel({ form, hasMunicipalities }: Props) {
  const { values, setFieldValue } = form;
  const modes = [
    { value: 'OWN_COLUMN', label: t('importColumns.ownColumn'), text: t('importColumns.ownColumnText') },
    { value: 'ONE', label: t('importColumns.oneCity'), text: t('importColumns.oneCityText') },
    ...(hasMunicipalities || values.cityMode === 'MUNICIPALITIES'
      ? [{ value: 'MUNICIPALITIES', label: t('importColumns.municipalities'), text: t('importColumns.municipalitiesText') } as const]
      : []),
  ] as const;
  return (
    <FormPanel title={t('importColumns.cities')}>
      <RadioField label={t('importColumns.cities')} value={values.cityMode} options={modes} onChange={(mode) => void setFieldValue('cityMode', mode)} />
      {values.cityMode === 'ONE' && <OneCity form={form} />}
      {values.cityMode === 'OWN_COLUMN' && (
        <>
          <SwitchField
            label={t('importColumns.createsCities')}
            hint={t('importColumns.createsCitiesText')}
            value={values.createsCities}
            onChange={(creates) => void setFieldValue('createsCities', creates)}
          />
          <Box sx={{ maxWidth: 480 }}>
            <FormField
              {...form.field('radius')}
              label={t('importColumns.radius')}
              hint={t('importColumns.radiusText')}
              autoComplete="off"
              slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            />
          </Box>
        </>
      )}
    </FormPanel>
  );
}
