import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import LoginOutlined from '@mui/icons-material/LoginOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { t } from '../../lib/i18n';
import { paths } from '../../lib/address';
import { useViewer } from '../../lib/account';
import { useSite } from '../../lib/currentSite';
import { MenuLink } from './MenuLink';
import { useSignOut } from './useSignOut';

/** Account part of the menu on narrow screens. */
export function AccountMenu({ onClose }: { onClose: () => void }) {
  const { status, viewer } = useViewer();
  const signOut = useSignOut();
  const { canRegister } = useSite();

  if (status === 'checking') return null;
  if (!viewer) {
    return (
      <List>
        <MenuLink to={paths.login} label={t('app.login')} icon={LoginOutlined} onClick={onClose} />
        {canRegister && <MenuLink to={paths.register} label={t('app.signUp')} icon={PersonAddOutlined} onClick={onClose} />}
      </List>
    );
  }
  const { administer, moderate } = viewer.viewerCan;
  const leave = () => {
    onClose();
    void signOut();
  };
  return (
    <List>
      <MenuLink to={paths.profile} label={viewer.name} icon={PersonOutlined} onClick={onClose} />
      {administer && <MenuLink to={paths.admin} label={t('app.adminPanel')} icon={AdminPanelSettingsOutlined} onClick={onClose} />}
      {moderate && !administer && <MenuLink to={paths.moderation} label={t('app.moderation')} icon={FactCheckOutlined} onClick={onClose} />}
      <ListItem disablePadding>
        <ListItemButton onClick={leave} sx={{ px: 2.5 }}>
          <ListItemIcon sx={{ minWidth: 40, color: 'inherit' }}>
            <LogoutOutlined />
          </ListItemIcon>
          <ListItemText primary={t('app.logout')} slotProps={{ primary: { variant: 'subtitle1' } }} />
        </ListItemButton>
      </ListItem>
    </List>
  );
}
