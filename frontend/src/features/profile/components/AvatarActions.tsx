import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { t } from '../../../lib/i18n';
import type { ViewerFragment } from '../../../lib/viewer.generated';
import { lazyDialog } from '../../../ui/lazyDialog';
import { RemoveAvatarDialog } from './RemoveAvatarDialog';

const AvatarDialog = lazyDialog(async () => (await import('./AvatarDialog')).AvatarDialog);

/** Changes and removes the viewer's picture. */
export function AvatarActions({ viewer }: { viewer: ViewerFragment }) {
  const [opened, setOpened] = useState<'change' | 'remove'>();
  const picture = useRef<HTMLButtonElement>(null);
  const close = () => setOpened(undefined);
  const removed = () => {
    // The button that was pressed has gone with the picture.
    if (!viewer.avatarUrl) picture.current?.focus();
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', my: -1 }}>
      <Button ref={picture} size="small" aria-haspopup="dialog" onClick={() => setOpened('change')} sx={{ minHeight: 44 }}>
        {viewer.avatarUrl ? t('profile.changePicture') : t('profile.addAPicture')}
      </Button>
      {viewer.avatarUrl && (
        <Button size="small" color="inherit" aria-haspopup="dialog" onClick={() => setOpened('remove')} sx={{ minHeight: 44 }}>
          {t('profile.removePicture')}
        </Button>
      )}
      {opened === 'change' && <AvatarDialog viewer={viewer} onClose={close} />}
      <RemoveAvatarDialog isOpen={opened === 'remove'} onClose={close} onExited={removed} />
    </Stack>
  );
}
