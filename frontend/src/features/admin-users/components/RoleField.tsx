import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { UserRole } from '../../../graphql/schema.generated';
import { ConfirmStep } from '../../../ui/feedback';
import { lazyDialog } from '../../../ui/lazy';
import { ChangedNote, useChange, useSeen } from '../../../widgets/console';
import { cityNames } from './moderatedCities';
import { ROLES, roleWord } from './roles';
import { dotted, t } from '../../../lib/i18n';
import { SetUserRoleDocument, type UserTable_UserFragment } from './UserTable.generated';

const ModeratorDialog = lazyDialog(async () => (await import('./ModeratorDialog')).ModeratorDialog);

/** Role of a user, as a select; a new role needs confirmation. */
export function RoleField({ user }: { user: UserTable_UserFragment }) {
  const { id, name, email, role, version, isVerified, moderatedCities, viewerCan } = user;
  const change = useChange();
  const [wanted, setWanted] = useState<UserRole>(role);
  const [isAsking, setAsking] = useState(false);
  const word = roleWord(wanted);
  const seen = useSeen(version);
  const give = () =>
    seen.orLookAgain(change(SetUserRoleDocument, { id, version: seen.version, role: wanted }, () => t('adminUsers.nameIsNowRole', { name, role: word })));
  return (
    <>
      <TextField
        select
        size="small"
        value={role}
        disabled={!viewerCan.changeRole}
        onChange={({ target }) => {
          seen.look();
          setWanted(target.value as UserRole);
          setAsking(true);
        }}
        slotProps={{ select: { SelectDisplayProps: { 'aria-label': t('adminUsers.roleOfName', { name }) } } }}
        sx={{ minWidth: 132, '& .MuiSelect-select': { py: 0.625, typography: 'body2' } }}
      >
        {ROLES.map((one) => (
          <MenuItem key={one} value={one}>
            {roleWord(one)}
          </MenuItem>
        ))}
      </TextField>
      {moderatedCities && (
        <Typography variant="caption" component="p" noWrap title={cityNames(moderatedCities)} sx={{ color: 'text.secondary', lineHeight: 1.2, px: 1.75 }}>
          {cityNames(moderatedCities)}
        </Typography>
      )}
      <ModeratorDialog user={user} seen={seen} isOpen={isAsking && wanted === 'MODERATOR'} onClose={() => setAsking(false)} />
      <ConfirmStep
        isOpen={isAsking && wanted !== 'MODERATOR'}
        title={t('adminUsers.changeTheRoleOfName', { name })}
        text={
          isVerified || wanted === 'USER' ? t('adminUsers.sureToChangeTheRole', { role: word }) : t('adminUsers.sureToChangeTheRoleUnconfirmed', { role: word })
        }
        labels={{ confirm: t('adminUsers.makeRole', { role: word }), cancel: t('adminUsers.keepRole', { role: roleWord(role) }) }}
        isDestructive={false}
        act={give}
        onClose={() => setAsking(false)}
      >
        <ChangedNote hasChanged={seen.hasChanged}>
          <p>{dotted(name, email, roleWord(role))}</p>
        </ChangedNote>
      </ConfirmStep>
    </>
  );
}
