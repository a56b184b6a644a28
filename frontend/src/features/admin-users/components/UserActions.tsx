import BlockOutlined from '@mui/icons-material/BlockOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import LocationCityOutlined from '@mui/icons-material/LocationCityOutlined';
import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import { useState } from 'react';
import { formatDate, t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { lazyDialog } from '../../../ui/lazy';
import { RowButton, RowLink, useChange, useSeen } from '../../../widgets/console';
import { ReinstateUserDocument, type UserTable_UserFragment } from './UserTable.generated';

const StandingDialog = lazyDialog(async () => (await import('./StandingDialog')).StandingDialog);
const ModeratorDialog = lazyDialog(async () => (await import('./ModeratorDialog')).ModeratorDialog);
const SuspendDialog = lazyDialog(async () => (await import('./SuspendDialog')).SuspendDialog);
const DeleteUserDialog = lazyDialog(async () => (await import('./DeleteUserDialog')).DeleteUserDialog);

/** Action buttons of an account in the table. */
export function UserActions({ user }: { user: UserTable_UserFragment }) {
  const { id, name, role, version, suspendedUntil, viewerCan } = user;
  const change = useChange();
  const [open, setOpen] = useState<'standing' | 'cities' | 'suspend' | 'delete'>();
  const seen = useSeen(version);
  const ask = (step: typeof open) => {
    seen.look();
    setOpen(step);
  };
  const close = () => setOpen(undefined);
  return (
    <>
      <RowLink label={t('adminUsers.reviewsByName', { name })} icon={RateReviewOutlined} to={paths.adminReviews({ userId: id })} />
      <RowLink label={t('adminUsers.activityOfName', { name })} icon={HistoryOutlined} to={paths.adminActivity({ actorId: id })} />
      <RowButton label={t('adminUsers.standingOfName', { name })} icon={GavelOutlined} onClick={() => setOpen('standing')} />
      {viewerCan.changeRole && role === 'MODERATOR' && (
        <RowButton label={t('adminUsers.citiesOfName', { name })} icon={LocationCityOutlined} onClick={() => ask('cities')} />
      )}
      {viewerCan.suspend && suspendedUntil !== null && (
        <RowButton
          label={t('adminUsers.endTheSuspension', { name, day: formatDate(suspendedUntil) })}
          icon={LockOpenOutlined}
          onClick={() => void change(ReinstateUserDocument, { id, version }, () => t('adminUsers.nameCanSignInAgain', { name }))}
        />
      )}
      {viewerCan.suspend && suspendedUntil === null && (
        <RowButton label={t('adminUsers.suspendName', { name })} icon={BlockOutlined} onClick={() => ask('suspend')} />
      )}
      {viewerCan.delete && <RowButton label={t('adminUsers.deleteName', { name })} icon={DeleteOutlined} isDestructive onClick={() => ask('delete')} />}
      <StandingDialog user={user} isOpen={open === 'standing'} onClose={close} />
      <ModeratorDialog user={user} seen={seen} isOpen={open === 'cities'} onClose={close} />
      <SuspendDialog user={user} seen={seen} isOpen={open === 'suspend'} onClose={close} />
      <DeleteUserDialog user={user} seen={seen} isOpen={open === 'delete'} onClose={close} />
    </>
  );
}
