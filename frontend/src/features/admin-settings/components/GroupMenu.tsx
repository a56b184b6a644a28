import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { NavLink, useNavigate } from 'react-router-dom';
import { t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { FormField } from '../../../ui/form';
import { radius } from '../../../ui/shape';
import { groupName, settingText } from '../../../widgets/settings';

interface Props {
  groups: readonly string[];
  current: string;
}

const GroupLink = styled(NavLink)(({ theme }) => ({
  display: 'block',
  padding: theme.spacing(1.25, 1.5),
  borderRadius: radius.control,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '& small': { ...theme.typography.body2, display: 'block', color: theme.vars.palette.text.secondary },
  '&:hover': { backgroundColor: theme.vars.palette.sunken.main },
  '&.active': { backgroundColor: theme.alpha(theme.vars.palette.primary.main, 0.12) },
  '&.active strong': { color: theme.vars.palette.primary.main },
}));

/** Menu of the groups on wide screens: their names, each with a sentence. */
export function GroupList({ groups }: Pick<Props, 'groups'>) {
  return (
    <Box component="nav" aria-label={t('settings.form.groups')} sx={{ position: 'sticky', top: 'calc(var(--header) + var(--console-bar) + 24px)' }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {groups.map((group) => (
          <li key={group}>
            <GroupLink to={paths.adminSettings(group)}>
              <strong>{groupName(group)}</strong>
              <small>{settingText(`groups.${group}Help`)}</small>
            </GroupLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Menu of the groups on phones. */
export function GroupSelect({ groups, current }: Props) {
  const navigate = useNavigate();
  return (
    <FormField select label={t('settings.form.group')} value={current} onChange={({ target }) => void navigate(paths.adminSettings(target.value))}>
      {groups.map((group) => (
        <MenuItem key={group} value={group}>
          {groupName(group)}
        </MenuItem>
      ))}
    </FormField>
  );
}
