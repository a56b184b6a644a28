import { skipToken, useQuery } from '@apollo/client/react';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Button from '@mui/material/Button';
import { dotted, formatDate, isolate, t } from '../../../lib/i18n';
import { ImportNamesDocument } from './OriginChips.generated';
import { useListAddress } from './useListAddress';

/** Filter by the import and the source of the rows. The address has no field for it: other screens link to it. */
const NAMES = ['importId', 'source'] as const;

/** Returns the file and the date of an import; a general name if it is not among the latest ones. */
function useImportName(id: string | null): string {
  const { data } = useQuery(ImportNamesDocument, id === null ? skipToken : {});
  const found = data?.imports.items.find((one) => one.id === id);
  return found ? dotted(isolate(found.fileName ?? t('console.oneImport')), formatDate(found.startedAt)) : t('console.oneImport');
}

/** Buttons that remove the filter by an import or a source. */
export function OriginChips() {
  const { address, change } = useListAddress();
  const ofImport = useImportName(address.get('importId'));
  return NAMES.map((name) => {
    const value = address.get(name);
    if (!value) return null;
    const text = name === 'importId' ? t('console.importFilter', { name: ofImport }) : t('console.sourceFilter', { name: isolate(value) });
    return (
      <Button
        key={name}
        variant="outlined"
        color="inherit"
        size="small"
        endIcon={<CloseRounded />}
        aria-label={t('console.removeFilter', { name: text })}
        onClick={() => change({ [name]: undefined })}
        sx={{ minHeight: 40, borderRadius: 20, maxWidth: '100%', overflowWrap: 'anywhere', fontWeight: 400 }}
      >
        {text}
      </Button>
    );
  });
}
