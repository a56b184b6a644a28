import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type ReactNode, useId } from 'react';
import { t } from '../../lib/i18n';

interface Row {
  label: string;
  theirs: ReactNode;
  yours: ReactNode;
  /** True if the other user's value is chosen. */
  isTaken: boolean;
}

interface Props {
  rows: readonly Row[];
  /** Takes the row's index (from 0). */
  onChoose: (row: number, isTaken: boolean) => void;
}

/** Table of conflicting fields; each row offers the other user's value and the viewer's. */
export function ConflictTable({ rows, onChoose }: Props) {
  const id = useId();
  const choice = (row: Row, n: number, isTheirs: boolean) => (
    <TableCell sx={{ verticalAlign: 'top' }}>
      <FormControlLabel
        control={
          <Radio
            size="small"
            name={`${id}-${n}`}
            checked={row.isTaken === isTheirs}
            onChange={() => onChoose(n, isTheirs)}
            slotProps={{
              input: { 'aria-label': isTheirs ? t('recordForm.labelTheirs', { label: row.label }) : t('recordForm.labelYours', { label: row.label }) },
            }}
          />
        }
        label={
          <Box sx={{ typography: 'body2', whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxHeight: 160, overflow: 'auto', py: 1 }}>
            <bdi>{isTheirs ? row.theirs : row.yours}</bdi>
            {(isTheirs ? row.theirs : row.yours) === '' && <Box sx={{ color: 'text.secondary' }}>{t('recordForm.nothing')}</Box>}
          </Box>
        }
        sx={{ alignItems: 'flex-start', mr: 0 }}
      />
    </TableCell>
  );
  return (
    <TableContainer>
      <Table size="small" sx={{ tableLayout: 'fixed', minWidth: 480 }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '22%' }}>{t('recordForm.field')}</TableCell>
            <TableCell>{t('recordForm.theirs')}</TableCell>
            <TableCell>{t('recordForm.yours')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, n) => (
            <TableRow key={row.label}>
              <TableCell component="th" scope="row" sx={{ verticalAlign: 'top', pt: 2 }}>
                {row.label}
              </TableCell>
              {choice(row, n, true)}
              {choice(row, n, false)}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
