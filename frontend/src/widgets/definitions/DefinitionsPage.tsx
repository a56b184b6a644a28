import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { hasWords, t } from '../../lib/i18n';
import { useDragging } from '../../ui/useDragging';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { ConsoleList, ConsolePage, FilterRow, ListSearch, ListTotal, useListAddress } from '../console';
import type { ItemPosition } from './DefinitionItem';

interface Search<Row> {
  label: string;
  placeholder: string;
  /** Returns all words by which a definition is found. */
  wordsOf: (row: Row) => string;
  /** Returns a number of definitions as text. */
  countText: (count: number) => string;
  /** Texts if none is found. */
  none: { title: string; text: string };
}

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
  /** Search of a long list. */
  search?: Search<Row>;
  /** Returns the item of a definition. @param position undefined in the results of a search, in which nothing moves */
  children: (row: Row, position: ItemPosition | undefined) => ReactNode;
}

/** List of definitions, such as categories, in an order that admins change by buttons or dragging. The searched text is in the address. */
export function DefinitionsPage<Row extends { id: string }>(props: Props<Row>) {
  const { title, help, add, rows, state, failure, empty, nameOf, move, search, children } = props;
  const typed = useListAddress().address.get('q') ?? '';
  const isPart = search !== undefined && typed !== '';
  const shown = isPart ? rows?.filter((row) => hasWords(search.wordsOf(row), typed)) : rows;
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
        {search && (
          <FilterRow
            search={<ListSearch label={search.label} placeholder={search.placeholder} />}
            total={<ListTotal total={shown?.length} countText={search.countText} />}
          />
        )}
        <ConsoleList
          label={title}
          rows={shown}
          state={state}
          failure={{ title: failure, text: t('definitions.pleaseTryAgainLater') }}
          empty={isPart ? search.none : empty}
          isOrdered
        >
          {(row, n) =>
            children(row, isPart ? undefined : { isFirst: n === 0, isLast: n === total - 1, onMove: (by) => moveTo(n, n + by), drag: dragAt(row.id) })
          }
        </ConsoleList>
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {news}
      </Box>
    </ConsolePage>
  );
}
