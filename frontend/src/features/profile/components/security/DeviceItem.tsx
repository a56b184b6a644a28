import { useMutation } from '@apollo/client/react';
import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import Chip from '@mui/material/Chip';
import { formatDate, relativeTime, t } from '../../../../lib/i18n';
import { useNotify } from '../../../../ui/toast';
import { RichText } from '../../../../ui/RichText';
import { AccessItem } from './AccessItem';
import { ActionButton } from '../ActionButton';
import { type DeviceItem_SessionFragment, EndSessionDocument } from './DeviceItem.generated';

interface Props {
  session: DeviceItem_SessionFragment;
  /** Called after the session was ended, or could not be ended. */
  onEnded: () => Promise<void>;
}

/** Signed-in device, with a button to sign it out. */
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
    <AccessItem
      icon={DevicesOutlined}
      name={name}
      chip={isCurrent && <Chip label={t('profile.thisDevice')} size="small" color="primary" />}
      action={
        !isCurrent && (
          <ActionButton
            act={signOut}
            failure={t('profile.theDeviceCouldNotBe')}
            aria-label={t('profile.signOutNameLastUsedLastused', { name, lastUsed })}
            sx={{ flexShrink: 0 }}
          >
            {t('profile.signOut')}
          </ActionButton>
        )
      }
    >
      <RichText
        text="profile.signedInAndUsed"
        values={{ date: formatDate(createdAt), lastUsed }}
        parts={{ begun: <time dateTime={createdAt} />, used: <time dateTime={lastSeenAt} /> }}
      />
    </AccessItem>
  );
}
