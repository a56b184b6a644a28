import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { t } from '../../../../lib/i18n';
import { useNotify } from '../../../../ui/toast';
import { ErrorPanel, useDeferredLoading } from '../../../../ui/feedback';
import { unfold } from '../../../../ui/unfold';
import { ActionButton } from '../ActionButton';
import { DeviceItem } from './DeviceItem';
import type { DeviceItem_SessionFragment } from './DeviceItem.generated';
import { EndOtherSessionsDocument } from './Devices.generated';
import { DeviceSkeletons } from './DeviceSkeletons';
import { ProfileSection } from '../ProfileSection';

/** Number of devices shown before "Show all" is pressed. */
const FOLDED = 5;

interface Props {
  /** Sessions, last used first; undefined while they load. */
  sessions: readonly DeviceItem_SessionFragment[] | undefined;
  loading: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** Devices on which the viewer is signed in, this one first. */
export function Devices({ sessions = [], loading, error, refetch }: Props) {
  const notify = useNotify();
  const [endOthers] = useMutation(EndOtherSessionsDocument);
  const [isUnfolded, setUnfolded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const waiting = useDeferredLoading(loading && sessions.length === 0);
  const sorted = [...sessions].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  const shown = isUnfolded ? sorted : sorted.slice(0, FOLDED);

  const ended = async () => {
    await refetch();
    list.current?.focus(); // the pressed button can be gone
  };
  const signOutOthers = async () => {
    const { data } = await endOthers().finally(ended);
    const count = data?.endOtherSessions ?? 0;
    notify.success(t('profile.otherDevicesSignedOut', { count }));
  };
  return (
    <ProfileSection title={t('profile.signedInDevices')}>
      {waiting && <DeviceSkeletons />}
      {!waiting && error !== undefined && sessions.length === 0 && (
        <ErrorPanel title={t('profile.errorLoadingDevices')} text={t('profile.pleaseTryAgainLater')} error={error} onRetry={() => void refetch()} />
      )}
      {!waiting && sessions.length > 0 && (
        <Box sx={{ opacity: loading ? 0.6 : 1, transition: 'opacity .2s' }}>
          <Box component="ul" ref={list} tabIndex={-1} aria-label={t('profile.devices')} sx={{ listStyle: 'none', m: 0, p: 0, outline: 'none' }}>
            {shown.map((session) => (
              <DeviceItem key={session.id} session={session} onEnded={ended} />
            ))}
          </Box>
          {shown.length < sorted.length && (
            <Button color="inherit" onClick={() => unfold(list, () => setUnfolded(true))}>
              {t('profile.showAllDevices', { count: sorted.length })}
            </Button>
          )}
          {sorted.length > 1 && (
            <ActionButton
              act={signOutOthers}
              failure={t('profile.theOtherDevicesCouldNot')}
              variant="outlined"
              color="inherit"
              sx={{ display: 'flex', mt: 1.5 }}
            >
              {t('profile.signOutAllOtherDevices')}
            </ActionButton>
          )}
        </Box>
      )}
    </ProfileSection>
  );
}
