import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { isolate, t } from '../../../lib/i18n';
import { type Choices, type Compared, differ, isChoice, type MergeRow, rowsOf, sourceOf } from './mergeFields';

interface Props {
  /** The two places, in the order of the columns. */
  places: readonly [Compared, Compared];
  keep: Compared;
  drop: Compared;
  choices: Choices;
  onChoose: (name: string, id: string) => void;
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

/** Values of both places, a row for each; on phones, its label is above it. Where they differ, one is chosen, or both are joined. */
export function ValueTable({ places, keep, drop, choices, onChoose }: Props) {
  const id = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const cell = (place: Compared, row: MergeRow) => {
    const text = row.text(place);
    const shown = text === '' ? <Box sx={{ color: 'text.secondary' }}>{t('adminDuplicates.nothing')}</Box> : <bdi>{text}</bdi>;
    if (!isChoice(keep, drop, row)) return <Box sx={{ ...TEXT, color: differ(keep, drop, row) ? undefined : 'text.secondary', py: 1 }}>{shown}</Box>;
    return (
      <FormControlLabel
        control={
          <Radio
            size="small"
            sx={{ pl: 0.5, pr: 0.75 }}
            name={`${id}-${row.name}`}
            checked={sourceOf(row, keep, drop, choices) === place.id}
            onChange={() => onChoose(row.name, place.id)}
            slotProps={{ input: { 'aria-label': t('adminDuplicates.valueOf', { label: row.label, name: isolate(place.name) }) } }}
          />
        }
        label={<Box sx={{ ...TEXT, py: 1 }}>{shown}</Box>}
        sx={{ alignItems: 'flex-start', ml: 0, mr: 0, minHeight: 44 }}
      />
    );
  };
  const cells = (row: MergeRow) =>
    places.map((place) => (
      <Box component="td" key={place.id} sx={{ ...(isPhone ? BELOW : CELL), bgcolor: differ(keep, drop, row) ? 'action.hover' : undefined }}>
        {cell(place, row)}
      </Box>
    ));
  const label = (row: MergeRow) => (
    <Box
      component="th"
      scope={isPhone ? 'rowgroup' : 'row'}
      colSpan={isPhone ? places.length : undefined}
      sx={{ ...CELL, pt: { xs: 1, sm: 2 }, typography: 'body2', fontWeight: differ(keep, drop, row) ? 700 : 400 }}
    >
      <bdi>{row.label}</bdi>
      {row.isJoined && differ(keep, drop, row) && !isChoice(keep, drop, row) && (
        <Box sx={{ fontWeight: 400, color: 'text.secondary' }}>{t('adminDuplicates.joined')}</Box>
      )}
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
      {rowsOf(places).map((row) => (
        <tbody key={row.name}>
          {isPhone && <tr>{label(row)}</tr>}
          <tr>
            {!isPhone && label(row)}
            {cells(row)}
          </tr>
        </tbody>
      ))}
    </Box>
  );
}
