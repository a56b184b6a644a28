import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useCallback, useMemo } from 'react';
import { t } from '../../../../lib/i18n';
import { FormPanel } from '../../../../ui/form';
import { AllButton } from './AllButton';
import { NONE, type ReadDraft } from './choices';
import { firstColumns } from './choiceChecks';
import { ColumnRow } from './ColumnRow';
import { errorAt } from './errorAt';
import { NEW_ATTRIBUTE, type Option } from './targets';
import type { ChoiceForm } from './useChoices';
import { useFirst } from './useFirst';

/** Number of columns that are shown at first. */
const SHOWN = 40;

interface Props {
  draft: ReadDraft;
  form: ChoiceForm;
  options: readonly Option[];
  /** Asks for a new attribute for a column. It must be the same function in each render. */
  onAdd: (n: number) => void;
}

/** The columns of the file, with the field that each one gives. */
export function ColumnsPanel({ draft: { reading }, form, options, onAdd }: Props) {
  const { columns } = form.values;
  const { setFieldValue } = form;
  const choose = useCallback(
    (n: number, target: string) => (target === NEW_ATTRIBUTE ? onAdd(n) : void setFieldValue(`columns.${n}.target`, target)),
    [setFieldValue, onAdd],
  );
  const firsts = useMemo(() => firstColumns(columns, reading), [columns, reading]);
  const used = columns.filter(({ target }) => target !== NONE).length;
  const message = errorAt(form, 'columns');
  const { most, showAll } = useFirst(form, 'columns', SHOWN);

  return (
    <FormPanel title={t('importColumns.columns')} text={t('importColumns.columnsUsed', { used, count: columns.length })}>
      {message && <Alert severity="error">{message}</Alert>}
      <Box component="ul" aria-label={t('importColumns.columns')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {reading.columns.slice(0, most).map((one, n) => {
          const target = columns[n]?.target ?? NONE;
          return (
            <ColumnRow
              key={one.name}
              n={n}
              column={one}
              records={reading.records}
              target={target}
              options={options}
              first={firsts.get(one.name)}
              message={errorAt(form, `columns.${n}.target`)}
              canAdd={form.values.kind === 'PLACES'}
              onChoose={choose}
            />
          );
        })}
      </Box>
      <AllButton most={most} count={columns.length} label={t('importColumns.allColumns', { count: columns.length })} onPress={showAll} />
    </FormPanel>
  );
}
