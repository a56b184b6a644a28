import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { t } from '../../lib/i18n';
import { paths } from '../../lib/address';
import { useViewer } from '../../lib/account';
import { useSite } from '../../lib/currentSite';
import { Avatar } from '../../ui/Avatar';
import { useSignOut } from './useSignOut';

const link = { px: 1.75, flexShrink: 0 } as const;

/** Account part of the header: sign in and, if everyone can register, sign up; or the user's name and sign out. Empty while the session is being checked. */
export function AccountLinks() {
  const { status, viewer } = useViewer();
  const signOut = useSignOut();
  const { canRegister } = useSite();

  if (status === 'checking') return null;
  if (!viewer) {
    return (
      <>
        <Button component={Link} to={paths.login} color="inherit" sx={link}>
          {t('app.login')}
        </Button>
        {canRegister && (
          <Button component={Link} to={paths.register} variant="contained" sx={link}>
            {t('app.signUp')}
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      {viewer.viewerCan.moderate && (
        <Button component={Link} to={viewer.viewerCan.administer ? paths.admin : paths.moderation} color="inherit" sx={link}>
          {viewer.viewerCan.administer ? t('app.admin') : t('app.moderation')}
        </Button>
      )}
      <Button
        component={Link}
        to={paths.profile}
        color="inherit"
        startIcon={viewer.avatarUrl ? <Avatar name={viewer.name} src={viewer.avatarUrl} size={24} /> : <PersonOutlined />}
        sx={{ ...link, minWidth: 0, flexShrink: 1 }}
      >
        <Typography component="span" variant="button" noWrap sx={{ maxWidth: 140 }}>
          <bdi>{viewer.name}</bdi>
        </Typography>
      </Button>
      <Button color="inherit" onClick={() => void signOut()} sx={link}>
        {t('app.logout')}
      </Button>
    </>
  );
}
