import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatNumber, t } from '../../../lib/i18n';
import { visuallyHidden } from '../../../ui/visuallyHidden';
import type { UploadedPack } from './uploadedPack';

/** Numbers of a pack: what it has, what of it is here already, and what the site has. */
export function PackTable({ pack: { cities, places, pictures, maps, content } }: { pack: UploadedPack }) {
  // A site keeps its maps in any case.
  const rows: { label: string; all?: number; present?: number; here?: number }[] = [
    { label: t('system.packCities'), all: cities.all, present: cities.present, here: content.cities },
    { label: t('system.packPlaces'), all: places.all, present: places.present, here: content.places },
    { label: t('system.packPictures'), all: pictures, here: content.photos },
    { label: t('system.packMaps'), all: maps.all, present: maps.present },
    { label: t('system.packReviews'), here: content.reviews },
  ];
  const shown = (value?: number) => (value === undefined ? '–' : formatNumber(value));
  return (
    <Table size="small" sx={{ '& th, & td': { px: 0.75 } }}>
      <TableHead>
        <TableRow>
          <TableCell>
            <Box component="span" sx={visuallyHidden}>
              {t('system.packKind')}
            </Box>
          </TableCell>
          <TableCell align="right">{t('system.inThePack')}</TableCell>
          <TableCell align="right">{t('system.ofItHere')}</TableCell>
          <TableCell align="right">{t('system.onThisSite')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ label, all, present, here }) => (
          <TableRow key={label}>
            <TableCell component="th" scope="row">
              {label}
            </TableCell>
            <TableCell align="right">{shown(all)}</TableCell>
            <TableCell align="right">{shown(present)}</TableCell>
            <TableCell align="right">{shown(here)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
