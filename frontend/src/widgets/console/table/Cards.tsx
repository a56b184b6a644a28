import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { t } from '../../../lib/i18n';
import { radius } from '../../../ui/shape';
import type { TableParts } from './column';
import { isShown, type TableView } from './useTableView';

const card = { borderColor: 'divider', borderRadius: radius.card, p: 1.5, minWidth: 0 } as const;
const facts = { m: 0, mt: 1, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '6px 16px', typography: 'body2' } as const;
const buttons = { flexWrap: 'wrap', justifyContent: 'flex-end', mt: 1, mx: -0.5 } as const;

interface Props<Row> extends TableParts<Row> {
  view: TableView;
}

/** Shows the rows of a table as cards, for narrow screens. */
export function Cards<Row extends { id: string }>({ label, rows, columns, nameOf, actions, selection, view }: Props<Row>) {
  const [first, ...others] = columns;
  return (
    <Box component="ul" aria-label={label} sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <Paper key={row.id} component="li" variant="outlined" sx={card}>
          <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 0.5 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>{first?.cell(row)}</Box>
            {selection && (
              <Checkbox
                checked={selection.has(row.id)}
                onChange={(_, isTicked) => selection.tick([row.id], isTicked)}
                slotProps={{ input: { 'aria-label': t('console.selectName', { name: nameOf(row) }) } }}
                sx={{ m: -0.75, minWidth: 44, minHeight: 44 }}
              />
            )}
          </Stack>
          <Box component="dl" sx={facts}>
            {others
              .filter((column) => isShown(view, column))
              .map((column) => (
                <Box key={column.name} sx={{ display: 'contents' }}>
                  <Box component="dt" sx={{ color: 'text.secondary' }}>
                    {column.title}
                  </Box>
                  <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
                    {column.cell(row)}
                  </Box>
                </Box>
              ))}
          </Box>
          <Stack direction="row" role="group" aria-label={t('console.actionsForName', { name: nameOf(row) })} sx={buttons}>
            {actions(row)}
          </Stack>
        </Paper>
      ))}
    </Box>
  );
}
