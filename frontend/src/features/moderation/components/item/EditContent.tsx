import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { capitalize, t } from '../../../../lib/i18n';
import { radius } from '../../../../ui/shape';
import { detailLabel, detailText, languageLabel, type PlaceField } from '../../../../widgets/place-form';
import type { EditContent_EditFragment } from './EditContent.generated';

type Change = EditContent_EditFragment['changes'][number];

/** Returns the name of a field. That of an attribute comes with the change; an attribute that no longer exists has only its key. */
function labelOf({ field, label }: Change): string {
  const translated = languageLabel(field);
  if (translated !== undefined) return translated;
  const [, attribute] = field.split('attributes.');
  return attribute === undefined ? detailLabel(field as PlaceField | 'coordinates') : (label ?? attribute);
}

/** Returns a value as people read it: a category has a name. @param none text for no value */
function shown(field: string, text: string | null, none: string): string {
  if (!field.startsWith('attributes.')) return detailText(field as PlaceField, text) || none;
  return text === 'yes' || text === 'no' ? capitalize(t(`attributes.${text}`)) : (text ?? none);
}

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
            {changes.map((change) => (
              <TableRow key={change.field}>
                <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
                  <bdi>{labelOf(change)}</bdi>
                </TableCell>
                <TableCell sx={{ color: 'text.secondary' }}>
                  <bdi>{shown(change.field, change.beforeText, t('moderation.notKnown'))}</bdi>
                </TableCell>
                <TableCell sx={{ fontWeight: 600 }}>
                  <bdi>{shown(change.field, change.afterText, t('moderation.removed'))}</bdi>
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
