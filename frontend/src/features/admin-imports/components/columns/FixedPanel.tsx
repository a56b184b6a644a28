import AddRounded from '@mui/icons-material/AddRounded';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { t } from '../../../../lib/i18n';
import { FormField, FormPanel } from '../../../../ui/form';
import { ChoiceField } from './ChoiceField';
import { NONE } from './choices';
import { errorAt } from './errorAt';
import { NEW_ATTRIBUTE, type Option } from './targets';
import type { ChoiceForm } from './useChoices';

interface Props {
  form: ChoiceForm;
  /** Targets of columns. */
  options: readonly Option[];
  categories: readonly Option[];
}

/** Values that all rows of the file get. */
export function FixedPanel({ form, options, categories }: Props) {
  const { fixed } = form.values;
  const change = (next: typeof fixed) => void form.setFieldValue('fixed', next);
  const offered = options.filter(({ value }) => value !== NEW_ATTRIBUTE && value !== NONE);
  const unset = { value: NONE, label: t('importColumns.chooseField'), group: '' };
  return (
    <FormPanel title={t('importColumns.fixedValues')} text={t('importColumns.fixedText')}>
      {fixed.map(({ target, value }, n) => {
        const set = (part: Partial<(typeof fixed)[number]>) => change(fixed.map((one, at) => (at === n ? { ...one, ...part } : one)));
        return (
          <Box key={n} sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' }, gap: 1.5 }}>
            <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
              <ChoiceField
                label={t('importColumns.fixedField', { number: n + 1 })}
                value={target}
                options={target === NONE ? [unset, ...offered] : offered}
                message={errorAt(form, `fixed.${n}.target`)}
                hint={undefined}
                onChange={(chosen) => set({ target: chosen, value: '' })}
              />
            </Box>
            {target === 'category' ? (
              <ChoiceField
                label={t('importColumns.fixedValue', { number: n + 1 })}
                value={value}
                options={categories}
                message={errorAt(form, `fixed.${n}.value`)}
                hint={undefined}
                onChange={(chosen) => set({ value: chosen })}
              />
            ) : (
              <FormField
                label={t('importColumns.fixedValue', { number: n + 1 })}
                value={value}
                error={errorAt(form, `fixed.${n}.value`) !== undefined}
                message={errorAt(form, `fixed.${n}.value`)}
                onChange={(event) => set({ value: event.target.value })}
              />
            )}
            <IconButton
              aria-label={t('importColumns.removeFixed', { number: n + 1 })}
              sx={{ alignSelf: 'start' }}
              onClick={() => change(fixed.filter((_one, at) => at !== n))}
            >
              <DeleteOutlined />
            </IconButton>
          </Box>
        );
      })}
      <Stack sx={{ alignItems: 'flex-start' }}>
        <Button variant="outlined" color="inherit" startIcon={<AddRounded />} onClick={() => change([...fixed, { target: NONE, value: '' }])}>
          {t('importColumns.addFixed')}
        </Button>
      </Stack>
    </FormPanel>
  );
}
