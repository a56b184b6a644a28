import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { t } from '../../../../lib/i18n';
import { radius } from '../../../../ui/shape';
import { detailLabel, detailText, type PlaceField } from '../../../../widgets/place-form';
import type { EditContent_EditFragment } from './EditContent.generated';

/** Returns a value as people read it: a category has a label. */
const shown = (field: string, value: string): string => detailText(field as PlaceField, value);

const table = {
  '& th, & td': { verticalAlign: 'top', px: { xs: 1, sm: 2 }, overflowWrap: 'normal' },
  '& td': { whiteSpace: 'pre-line', overflowWrap: 'anywhere', minWidth: { xs: 96, sm: 120 } },
} as const;

/** Table of an edit's changed fields with the current and the suggested values. */
export function EditContent({ edit: { changes, note } }: { edit: EditContent_EditFragment }) {
  return (
    <>
      <TableContainer sx={{ border: 1, borderColor: 'divider', borderRadius: radius.control }}>
        <Table size="small" aria-label={t('moderation.whatChanges')} sx={table}>
          <TableHead>
            <TableRow>
              <TableCell>{t('moderation.field')}</TableCell>
              <TableCell>{t('moderation.now')}</TableCell>
              <TableCell>{t('moderation.suggested')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {changes.map(({ field, before, after }) => (
              <TableRow key={field}>
                <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
                  {detailLabel(field as PlaceField | 'coordinates')}
                </TableCell>
                <TableCell sx={{ color: 'text.secondary' }}>
                  <bdi>{before === null ? t('moderation.notKnown') : shown(field, before)}</bdi>
                </TableCell>
                <TableCell sx={{ fontWeight: 600 }}>
                  <bdi>{after === null ? t('moderation.removed') : shown(field, after)}</bdi>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {note && (
        <Typography sx={{ whiteSpace: 'pre-line' }}>
          <bdi>{t('moderation.quoted', { note })}</bdi>
        </Typography>
      )}
    </>
  );
}
