import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Stack from '@mui/material/Stack';
import { fetchFile } from '../../../../lib/api';
import { saveFile } from '../../../../lib/browser';
import { t } from '../../../../lib/i18n';
import { ActionButton } from '../../../../widgets/console';
import type { ImportResult_ImportFragment } from './ImportResult.generated';

/** Buttons that download the rejected rows and the values that were left out, if the site still has them. */
export function ImportFiles({ import: { id, fileName, hasRejectedFile, hasLeftOutFile } }: { import: ImportResult_ImportFragment }) {
  const download = async (name: 'rejected' | 'left-out') =>
    saveFile(`${fileName ?? 'import'}.${name}.csv`, await fetchFile(`/api/admin/imports/${id}/${name}`));
  if (!hasRejectedFile && !hasLeftOutFile) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {hasRejectedFile && (
        <ActionButton icon={<DownloadOutlined />} act={() => download('rejected')}>
          {t('importResult.downloadRejected')}
        </ActionButton>
      )}
      {hasLeftOutFile && (
        <ActionButton icon={<DownloadOutlined />} act={() => download('left-out')}>
          {t('importResult.downloadLeftOut')}
        </ActionButton>
      )}
    </Stack>
  );
}
