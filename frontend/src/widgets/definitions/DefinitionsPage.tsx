import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../lib/i18n';
import { useDragging } from '../../ui/useDragging';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { ConsoleList, ConsolePage } from '../console';
import type { ItemPosition } from './DefinitionItem';

interface Props<Row> {
  title: string;
  /** Sentence about the use of the definitions. */
  help: string;
  /** Link to the form for a new one. */
  add: { to: string; label: string };
  /** Definitions in their order; undefined until they are loaded. */
  rows: readonly Row[] | undefined;
  /** State of the query. */
  state: { loading: boolean; error?: Error; refetch: () => unknown };
  /** Title of the error if they cannot be loaded. */
  failure: string;
  /** Texts if there are none. */
  empty: { title: string; text: string };
  nameOf: (row: Row) => string;
  move: (from: number, to: number) => void;
  /** Returns the item of a definition. */
  children: (row: Row, position: ItemPosition) => ReactNode;
}

/** List of definitions, such as categories, in an order that admins change by buttons or dragging. */
export function DefinitionsPage<Row extends { id: string }>({ title, help, add, rows, state, failure, empty, nameOf, move, children }: Props<Row>) {
  const [news, tell] = useState('');
  const total = rows?.length ?? 0;
  const moveTo = (from: number, to: number) => {
    const row = rows?.[from];
    if (row === undefined) return;
    tell(t('settings.form.moved', { item: nameOf(row), number: to + 1, total }));
    move(from, to);
  };
  const dragAt = useDragging(
    (rows ?? []).map(({ id }) => id),
    moveTo,
  );
  return (
    <ConsolePage
      title={title}
      actions={
        <Button component={Link} to={add.to} variant="contained" startIcon={<AddRounded />}>
          {add.label}
        </Button>
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: '68ch' }}>{help}</Typography>
      <Box sx={{ maxWidth: 880 }}>
        <ConsoleList label={title} rows={rows} state={state} failure={{ title: failure, text: t('definitions.pleaseTryAgainLater') }} empty={empty} isOrdered>
          {(row, n) => children(row, { isFirst: n === 0, isLast: n === total - 1, onMove: (by) => moveTo(n, n + by), drag: dragAt(row.id) })}
        </ConsoleList>
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {news}
      </Box>
    </ConsolePage>
  );
}
