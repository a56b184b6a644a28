import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { radius } from '../../../../ui/shape';

export interface PlainColumn<Row> {
  title: string;
  isNumber?: boolean;
  /** Whether its texts can be long, such as a whole record; they break anywhere. */
  isLong?: boolean;
  /** Content of the cell; null shows nothing. */
  cell: (row: Row) => ReactNode;
}

interface Props<Row> {
  label: string;
  columns: readonly PlainColumn<Row>[];
  rows: readonly Row[];
}

const paper = { borderColor: 'divider', borderRadius: radius.card, overflowX: 'auto' } as const;

/** Rows that are only read, as high as their texts. On phones they are cards. */
export function PlainTable<Row>({ label, columns, rows }: Props<Row>) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  if (isPhone) {
    return (
      <Box component="ul" aria-label={label} sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((row, n) => (
          // Rows of a file have no id, and never change their order.
          <Paper key={n} component="li" variant="outlined" sx={{ ...paper, p: 1.5 }}>
            <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '4px 16px', typography: 'body2' }}>
              {columns.map(({ title, cell }) => {
                const content = cell(row);
                return content === null ? null : (
                  <Box key={title} sx={{ display: 'contents' }}>
                    <Box component="dt" sx={{ color: 'text.secondary' }}>
                      {title}
                    </Box>
                    <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                      {content}
                    </Box>
                  </Box>
                );
              })}
            </Box>
          </Paper>
        ))}
      </Box>
    );
  }
  return (
    <Paper variant="outlined" sx={paper}>
      <Table size="small" aria-label={label} sx={{ '& th, & td': { borderColor: 'divider' }, '& tr:last-of-type td': { borderBottom: 0 } }}>
        <TableHead>
          <TableRow>
            {columns.map(({ title, isNumber }) => (
              <TableCell key={title} align={isNumber ? 'right' : 'left'} sx={{ fontWeight: 700, bgcolor: 'sunken.main' }}>
                {title}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, n) => (
            <TableRow key={n}>
              {columns.map(({ title, isNumber, isLong, cell }) => (
                <TableCell
                  key={title}
                  align={isNumber ? 'right' : 'left'}
                  sx={{ verticalAlign: 'top', fontVariantNumeric: 'tabular-nums', overflowWrap: isLong ? 'anywhere' : 'break-word' }}
                >
                  {cell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}
