import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ImportKind, ImportRowOutcome } from '../../../../graphql/schema.generated';
import { paths } from '../../../../lib/address';
import { categoryName, formatNumber, isolate, t } from '../../../../lib/i18n';
import { reasonWords, StandingChip } from '../../../../widgets/console';
import { OUTCOMES } from './outcomes';
import type { PlainColumn } from './PlainTable';
import type { PreviewRow_RowFragment } from './PreviewRows.generated';

type Column = PlainColumn<PreviewRow_RowFragment>;

/** Part of the record that is shown: the start of a record is enough to find it. */
const VALUE = { display: '-webkit-box', WebkitLineClamp: 3, WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const;

const text = (value: string | null) => value && <bdi>{value}</bdi>;
const long = (value: string | null) =>
  value && (
    <Box component="bdi" title={value} sx={VALUE}>
      {value}
    </Box>
  );

/** Name of the row, which leads to the record of the site that it is. */
function nameOf({ name, knownId }: PreviewRow_RowFragment, kind: ImportKind) {
  if (!name || knownId === null) return text(name);
  return (
    <Link
      href={kind === 'CITIES' ? paths.adminCity(knownId) : paths.adminPlace(knownId)}
      target="_blank"
      rel="noopener"
      aria-label={t('importPreview.openPlace', { name: isolate(name) })}
    >
      <bdi>{name}</bdi>
    </Link>
  );
}

/** Returns the columns of the list of rows. @param outcome outcome of all rows; null if they differ */
export function rowColumns(kind: ImportKind, outcome: ImportRowOutcome | null): readonly Column[] {
  const line: Column = { title: t('importPreview.line'), isNumber: true, cell: (row) => formatNumber(row.line) };
  const reason: Column = { title: t('importPreview.reason'), cell: (row) => row.reason && reasonWords(row.reason) };
  const value: Column = { title: t('importPreview.value'), isLong: true, cell: (row) => long(row.value) };
  const name: Column = { title: t('importPreview.name'), cell: (row) => nameOf(row, kind) };
  if (outcome === 'LEFT_OUT') return [line, { title: t('importPreview.column'), cell: (row) => text(row.name) }, value, reason];
  if (outcome === 'REJECTED') return [line, name, reason, value];
  const ofPlaces: Column[] = [
    { title: t('importPreview.category'), cell: ({ category }) => category && categoryName(category) },
    { title: t('importPreview.city'), cell: ({ city }) => text(city) },
  ];
  const result: Column = {
    title: t('importPreview.result'),
    cell: (row) => {
      const { label, tone } = OUTCOMES[row.outcome];
      return <StandingChip {...(tone && { tone })}>{t(label)}</StandingChip>;
    },
  };
  return [line, name, ...(kind === 'PLACES' ? ofPlaces : []), result, ...(outcome === null ? [reason] : [])];
}
