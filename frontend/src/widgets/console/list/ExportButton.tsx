import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../../../lib/i18n';
import { joinedCsv } from '../../../lib/places';
import { type FileFormat, FormatMenu } from '../../../ui/FormatMenu';
import { useNotify } from '../../../ui/toast';
import { fetchFile, messageOf } from '../../../lib/api';
import { saveFile } from '../../../lib/browser';
import { useListAddress } from './useListAddress';

/** Names of address parameters in the REST API, if they differ. */
const NAMES: Readonly<Record<string, string>> = {
  q: 'search',
  cityId: 'city',
  importId: 'import',
  placeId: 'place',
  userId: 'user',
  actorId: 'actor',
  targetKind: 'kind',
  targetId: 'id',
};
const NOT_FILTERS = ['page', 'size', 'sort'];

/** Maximum number of ids in one REST request. */
const IDS_AT_ONCE = 100;

const chunks = <Item,>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size));

interface Props {
  list: 'cities' | 'places' | 'users' | 'reviews' | 'activities';
  /** Rows to export; all rows of the current filter when left out. */
  ids?: readonly string[] | undefined;
  /** Parameters whose values differ between the REST API and the address. */
  overrides?: Readonly<Record<string, string | undefined>>;
}

/** Exports the list, on all its pages, or the ticked rows: places in the chosen format, other rows as a CSV file. */
export function ExportButton({ list, ids, overrides = {} }: Props) {
  const { address } = useListAddress();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);

  async function save(format: FileFormat) {
    setBusy(true);
    const filters = [...address].filter(([name]) => !NOT_FILTERS.includes(name)).map(([name, value]) => [NAMES[name] ?? name, overrides[name] ?? value]);
    const fetchRows = (query: string) => fetchFile(`/api/admin/${list}.${format}${query && `?${query}`}`);
    try {
      const file = ids
        ? await joinedCsv(await Promise.all(chunks(ids, IDS_AT_ONCE).map((some) => fetchRows(`ids=${some.join(',')}`))))
        : await fetchRows(new URLSearchParams(filters).toString());
      saveFile(`${list}.${format}`, file);
    } catch (error) {
      notify.error(messageOf(error));
    }
    setBusy(false);
  }
  const look = { variant: 'text', size: 'small', sx: { minHeight: 44 } } as const;
  if (list === 'places') {
    // Only CSV files can be joined.
    const isTooLong = ids !== undefined && ids.length > IDS_AT_ONCE;
    const refused = (format: FileFormat) => (isTooLong && format !== 'csv' ? t('console.selectAtMost', { n: IDS_AT_ONCE }) : undefined);
    return <FormatMenu {...look} label={t('console.export')} isBusy={isBusy} refused={refused} onChoose={(format) => void save(format)} />;
  }
  return (
    <Button
      {...look}
      color="inherit"
      startIcon={<DownloadOutlined />}
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) void save('csv');
      }}
    >
      {ids ? t('console.export') : t('console.exportCsv')}
    </Button>
  );
}
