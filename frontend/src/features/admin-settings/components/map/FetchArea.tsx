import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ComponentProps, useState } from 'react';
import { isolate, t } from '../../../../lib/i18n';
import { FormField, SubmitButton, twoColumns, useServerForm } from '../../../../ui/form';
import type { BaseMap } from '../../../../ui/map';
import { RadioField } from '../../../../ui/RadioField';
import { useNotify } from '../../../../ui/toast';
import { useRefresh } from '../../../../widgets/console';
import { CityChoice } from '../../../../widgets/place-form';
import { ChosenArea } from './ChosenArea';
import { type AreaBy, EDGES, fetchInput, fetchSchema, type FetchValues, NO_AREA } from './fetchArea';
import { FetchMapAreaDocument } from './FetchArea.generated';

type City = ComponentProps<typeof CityChoice>['city'];

/** Form that fetches an area of an archive on another server: around a city, or between typed edges. */
export function FetchArea({ base, isShown }: { base: BaseMap; isShown: boolean }) {
  const [fetchArea] = useMutation(FetchMapAreaDocument);
  const [city, setCity] = useState<City>(null);
  const notify = useNotify();
  const refresh = useRefresh();
  const form = useServerForm<FetchValues>({
    initialValues: NO_AREA,
    schema: fetchSchema(),
    async submit(values) {
      const { data } = await fetchArea({ variables: { input: fetchInput(values) } });
      notify.success(t('mapArchives.isBeingFetched', { name: isolate(data?.fetchMapArea.name ?? '') }));
      // The same archive often has the next area as well.
      form.resetForm({ values: { ...NO_AREA, address: values.address } });
      setCity(null);
      await refresh();
    },
    failure: t('mapArchives.notFetched'),
  });
  const { values, setFieldValue, setFieldTouched } = form;
  const cityMessage = form.getFieldMeta('cityId');
  return (
    <Stack component="form" {...form.formProps} sx={{ gap: 2.5, maxWidth: 880 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '72ch' }}>
        {t('mapArchives.fetchText')}
      </Typography>
      <FormField
        {...form.field('address')}
        label={t('mapArchives.address')}
        hint={t('mapArchives.addressHelp')}
        type="url"
        autoComplete="off"
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
      <RadioField<AreaBy>
        label={t('mapArchives.area')}
        value={values.by}
        options={[
          { value: 'city', label: t('mapArchives.aroundCity'), text: t('mapArchives.aroundCityText') },
          { value: 'bounds', label: t('mapArchives.byBounds'), text: t('mapArchives.byBoundsText') },
        ]}
        onChange={(by) => void setFieldValue('by', by)}
      />
      {values.by === 'city' ? (
        <Box sx={twoColumns}>
          <CityChoice
            city={city}
            message={cityMessage.touched ? cityMessage.error : undefined}
            onBlur={() => void setFieldTouched('cityId')}
            onChange={(id, chosen) => {
              setCity(chosen);
              void setFieldValue('cityId', id);
            }}
          />
          <FormField {...form.field('marginKm')} label={t('mapArchives.margin')} autoComplete="off" slotProps={{ htmlInput: { inputMode: 'decimal' } }} />
        </Box>
      ) : (
        <Box sx={twoColumns}>
          {EDGES.map((edge) => (
            <FormField
              key={edge}
              {...form.field(edge)}
              label={t(`mapArchives.edge_${edge}`)}
              autoComplete="off"
              slotProps={{ htmlInput: { inputMode: 'text', spellCheck: false, dir: 'ltr' } }}
            />
          ))}
        </Box>
      )}
      {isShown && <ChosenArea values={values} base={base} />}
      <FormField {...form.field('name')} label={t('mapArchives.name')} hint={t('mapArchives.nameHelp')} autoComplete="off" />
      <div>
        <SubmitButton busy={form.isSubmitting}>{t('mapArchives.fetch')}</SubmitButton>
      </div>
    </Stack>
  );
}
