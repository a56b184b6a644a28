import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { t } from '../../../../lib/i18n';
import { fetchFile } from '../../../../lib/api';
import { saveFile } from '../../../../lib/browser';
import type { ViewerFragment } from '../../../../lib/account/viewer.generated';
import { lazyDialog } from '../../../../ui/lazy';
import { ActionButton } from '../ActionButton';
import { ProfileSection } from '../ProfileSection';

const DeleteAccountDialog = lazyDialog(async () => (await import('./DeleteAccountDialog')).DeleteAccountDialog);

/** Section to download the viewer's data and to delete the account. */
export function YourData({ viewer }: { viewer: ViewerFragment }) {
  const [isDeleting, setDeleting] = useState(false);
  const download = async () => saveFile('my-data.json', await fetchFile('/api/auth/me/data'));
  return (
    <ProfileSection title={t('profile.yourData')}>
      <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: '68ch' }}>{t('profile.everythingThatThisGuideHas')}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <ActionButton act={download} failure={t('profile.yourDataCouldNotBeLoaded')} variant="outlined" color="inherit" startIcon={<DownloadOutlined />}>
          {t('profile.downloadMyData')}
        </ActionButton>
        <Button color="error" aria-haspopup="dialog" onClick={() => setDeleting(true)}>
          {t('profile.deleteAccount')}
        </Button>
      </Stack>
      <DeleteAccountDialog viewer={viewer} isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </ProfileSection>
  );
}
