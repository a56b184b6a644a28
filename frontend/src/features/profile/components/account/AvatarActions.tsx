import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { t } from '../../../../lib/i18n';
import { useModeration } from '../../../../lib/account';
import type { ViewerFragment } from '../../../../lib/account/viewer.generated';
import { lazyDialog } from '../../../../ui/lazy';
import type { AvatarActions_AccountFragment } from './AvatarActions.generated';
import { RemoveAvatarDialog } from './RemoveAvatarDialog';

const AvatarDialog = lazyDialog(async () => (await import('./AvatarDialog')).AvatarDialog);

interface Props {
  viewer: ViewerFragment;
  /** Avatar state that only this screen queries; undefined while it loads. */
  account: AvatarActions_AccountFragment | undefined;
}

/** Buttons to change and remove the viewer's picture, and a note if others cannot see it yet. */
export function AvatarActions({ viewer, account }: Props) {
  const [opened, setOpened] = useState<'change' | 'remove'>();
  const picture = useRef<HTMLButtonElement>(null);
  const { avatars } = useModeration();
  const close = () => setOpened(undefined);
  const removed = () => {
    // The pressed button disappeared together with the picture.
    if (!viewer.avatarUrl) picture.current?.focus();
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', my: -1 }}>
      {account?.isAvatarWaiting && (
        <Typography variant="body2" role="status" sx={{ flexBasis: '100%', color: 'text.secondary' }}>
          {t(avatars === 'AT_ONCE' ? 'profile.yourPictureIsWaiting' : 'profile.yourPictureWaitsForModerator')}
        </Typography>
      )}
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
