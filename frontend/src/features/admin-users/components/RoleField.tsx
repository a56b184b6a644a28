import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { UserRole } from '../../../graphql/schema.generated';
import { ConfirmStep } from '../../../ui/feedback';
import { ChangedNote, useChange, useSeen } from '../../../widgets/console';
import { ROLES, roleWord } from './roles';
import { dotted, t } from '../../../lib/i18n';
import { SetUserRoleDocument, type UserTable_UserFragment } from './UserTable.generated';

/** Role of a user, as a select; a new role needs confirmation. */
export function RoleField({ user: { id, name, email, role, version, isVerified, viewerCan } }: { user: UserTable_UserFragment }) {
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
      <ConfirmStep
        isOpen={isAsking}
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
