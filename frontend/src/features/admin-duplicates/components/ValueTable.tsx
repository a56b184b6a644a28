import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { isolate, t } from '../../../lib/i18n';
import { type Choices, type Compared, differ, labelOf, MERGE_FIELDS, type MergeField, sourceOf, textOf } from './mergeFields';

interface Props {
  /** The two places, in the order of the columns. */
  places: readonly [Compared, Compared];
  keep: Compared;
  drop: Compared;
  choices: Choices;
  onChoose: (field: MergeField, id: string) => void;
}

const CELL = {
  px: { xs: 0.5, sm: 1 },
  py: 1,
  verticalAlign: 'top',
  textAlign: 'start',
  borderTop: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
} as const;
/** A cell below its label. */
const BELOW = { ...CELL, pt: 0, borderTop: 0 } as const;
const TEXT = { typography: 'body2', whiteSpace: 'pre-line', maxHeight: 200, overflow: 'auto' } as const;

/** Values of both places, a row for each field; on phones, its label is above it. Where they differ, one is chosen. */
export function ValueTable({ places, keep, drop, choices, onChoose }: Props) {
  const id = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const cell = (place: Compared, field: MergeField) => {
    const text = textOf(place, field);
    const shown = text === '' ? <Box sx={{ color: 'text.secondary' }}>{t('adminDuplicates.nothing')}</Box> : <bdi>{text}</bdi>;
    if (!differ(keep, drop, field)) return <Box sx={{ ...TEXT, color: 'text.secondary', py: 1 }}>{shown}</Box>;
    return (
      <FormControlLabel
        control={
          <Radio
            size="small"
            sx={{ pl: 0.5, pr: 0.75 }}
            name={`${id}-${field}`}
            checked={sourceOf(field, keep, drop, choices) === place.id}
            onChange={() => onChoose(field, place.id)}
            slotProps={{ input: { 'aria-label': t('adminDuplicates.valueOf', { label: labelOf(field), name: isolate(place.name) }) } }}
          />
        }
        label={<Box sx={{ ...TEXT, py: 1 }}>{shown}</Box>}
        sx={{ alignItems: 'flex-start', ml: 0, mr: 0, minHeight: 44 }}
      />
    );
  };
  const cells = (field: MergeField) =>
    places.map((place) => (
      <Box component="td" key={place.id} sx={{ ...(isPhone ? BELOW : CELL), bgcolor: differ(keep, drop, field) ? 'action.hover' : undefined }}>
        {cell(place, field)}
      </Box>
    ));
  const label = (field: MergeField) => (
    <Box
      component="th"
      scope={isPhone ? 'rowgroup' : 'row'}
      colSpan={isPhone ? places.length : undefined}
      sx={{ ...CELL, pt: { xs: 1, sm: 2 }, typography: 'body2', fontWeight: differ(keep, drop, field) ? 700 : 400 }}
    >
      {labelOf(field)}
    </Box>
  );
  return (
    <Box component="table" sx={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          {!isPhone && (
            <Box component="th" scope="col" sx={{ ...CELL, borderTop: 0, typography: 'body2', width: '20%' }}>
              {t('adminDuplicates.field')}
            </Box>
          )}
          {places.map((place) => (
            <Box component="th" key={place.id} scope="col" sx={{ ...CELL, borderTop: 0, typography: 'body2', fontWeight: 700 }}>
              <bdi>{place.name}</bdi>
            </Box>
          ))}
        </tr>
      </thead>
      {MERGE_FIELDS.map((field) => (
        <tbody key={field}>
          {isPhone && <tr>{label(field)}</tr>}
          <tr>
            {!isPhone && label(field)}
            {cells(field)}
          </tr>
        </tbody>
      ))}
    </Box>
  );
}
