import { useMutation } from '@apollo/client/react';
import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDate } from '../../../lib/format';
import { t } from '../../../lib/i18n';
import { useNotify } from '../../../lib/notify';
import { RichText } from '../../../ui/RichText';
import { ActionButton } from './ActionButton';
import { type DeviceItem_SessionFragment, EndSessionDocument } from './DeviceItem.generated';
import { relativeTime } from '../../../lib/relativeTime';

interface Props {
  session: DeviceItem_SessionFragment;
  /** Once it was signed out, or could not be. */
  onEnded: () => Promise<void>;
}

/** A device that is signed in, and how to sign it out. */
export function DeviceItem({ session: { id, device, isCurrent, createdAt, lastSeenAt }, onEnded }: Props) {
  const notify = useNotify();
  const [endSession] = useMutation(EndSessionDocument);
  const name = device ?? t('profile.unknownDevice');
  const lastUsed = relativeTime(lastSeenAt);
  const signOut = async () => {
    await endSession({ variables: { id } }).finally(onEnded);
    notify.success(t('profile.nameIsSignedOut', { name }));
  };
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <DevicesOutlined aria-hidden sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5 }}>
          <Typography variant="subtitle1">{name}</Typography>
          {isCurrent && <Chip label={t('profile.thisDevice')} size="small" color="primary" />}
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <RichText
            text="profile.signedInAndUsed"
            values={{ date: formatDate(createdAt), lastUsed }}
            parts={{ begun: <time dateTime={createdAt} />, used: <time dateTime={lastSeenAt} /> }}
          />
        </Typography>
      </Box>
      {!isCurrent && (
        <ActionButton
          act={signOut}
          failure={t('profile.theDeviceCouldNotBe')}
          aria-label={t('profile.signOutNameLastUsedLastused', { name, lastUsed })}
          sx={{ flexShrink: 0 }}
        >
          {t('profile.signOut')}
        </ActionButton>
      )}
    </Box>
  );
}
