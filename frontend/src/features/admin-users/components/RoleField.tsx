import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { UserRole } from '../../../graphql/schema.generated';
import { ConfirmStep } from '../../../ui/feedback';
import { ChangedNote, useChange, useSeen } from '../../../widgets/console';
import { ROLES, roleWord } from './roles';
import { dotted } from '../../../lib/i18n';
import { SetUserRoleDocument, type UserTable_UserFragment } from './UserTable.generated';

const SIGNED_OUT = 'They are signed out, and sign in again with the new role.';
const UNCONFIRMED =
  'Their address is not confirmed. All ways to sign in to the account stop working, and a message to the address contains a link to choose a new password.';

/** Role of a user, as a select; a new role needs confirmation. */
export function RoleField({ user: { id, name, email, role, version, isVerified, viewerCan } }: { user: UserTable_UserFragment }) {
  const change = useChange();
  const [wanted, setWanted] = useState<UserRole>(role);
  const [isAsking, setAsking] = useState(false);
  const word = roleWord(wanted);
  const seen = useSeen(version);
  const give = () => seen.orLookAgain(change(SetUserRoleDocument, { id, version: seen.version, role: wanted }, () => `${name} is now ${word}.`));
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
        slotProps={{ select: { SelectDisplayProps: { 'aria-label': `Role of ${name}` } } }}
        sx={{ minWidth: 132, '& .MuiSelect-select': { py: 0.625, typography: 'body2' } }}
      >
        {ROLES.map((one) => (
          <MenuItem key={one.value} value={one.value}>
            {one.word}
          </MenuItem>
        ))}
      </TextField>
      <ConfirmStep
        isOpen={isAsking}
        title={`Change the role of ${name}?`}
        text={`Are you sure you want to change this user's role to ${word}? ${isVerified || wanted === 'USER' ? SIGNED_OUT : UNCONFIRMED}`}
        labels={{ confirm: `Make ${word}`, cancel: `Keep ${roleWord(role)}` }}
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
