import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { formatBytes, formatNumber, t } from '../../lib/i18n';
import { sizeOf } from '../../lib/kept';
import { Spinner } from '../../ui/feedback';
import type { Measured } from './useMeasured';

/** Table of what is kept of a city: places, pictures and tiles with their sizes, and the total. */
export function KeptParts({ measured: { summary, free, isTooLarge } }: { measured: Measured }) {
  if (!summary) return <Spinner label={t('offline.measuring')} />;
  const { places, total, responses, pictures, tiles } = summary;
  const rows = [
    [t('offline.places'), places < total ? t('offline.bestOf', { n: places, total }) : formatNumber(places), responses.bytes],
    [t('offline.pictures'), formatNumber(pictures.count), pictures.bytes],
    [t('offline.mapTiles'), formatNumber(tiles.count), tiles.bytes],
  ] as const;
  return (
    <>
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          '& th, & td': { py: 0.75, textAlign: 'start', fontWeight: 400 },
          '& td:last-of-type': { textAlign: 'end' },
        }}
      >
        <tbody>
          {rows.map(([label, count, bytes]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{count}</td>
              <td>{formatBytes(bytes)}</td>
            </tr>
          ))}
        </tbody>
        <Box component="tfoot" sx={{ borderTop: 1, borderColor: 'divider', '& :is(th, td)': { fontWeight: 700 } }}>
          <tr>
            <th scope="row">{t('offline.total')}</th>
            <td />
            <td>{formatBytes(sizeOf(summary))}</td>
          </tr>
        </Box>
      </Box>
      {isTooLarge && free !== undefined && <Alert severity="warning">{t('offline.noRoom', { free: formatBytes(free) })}</Alert>}
    </>
  );
}
