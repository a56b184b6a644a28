import PersonOutlined from '@mui/icons-material/PersonOutlined';
import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { t } from '../../lib/i18n';
import { paths } from '../../lib/address';
import { useViewer } from '../../lib/account';
import { radius } from '../../ui/shape';
import { useMainLinks } from './useMainLinks';

const Bar = styled('nav')(({ theme }) => ({
  position: 'fixed',
  inset: 'auto 0 0 0',
  zIndex: theme.zIndex.appBar,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  height: 'var(--bottom-bar)',
  padding: '0 var(--side) env(safe-area-inset-bottom)',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const BarLink = styled(NavLink)(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  borderRadius: radius.control,
  '&:focus-visible': { outlineOffset: -4 },
  '&.active': { color: theme.vars.palette.primary.main, fontWeight: 700 },
}));

/** Navigation bar at the bottom of narrow screens. */
export function BottomBar() {
  const links = useMainLinks();
  const { status } = useViewer();
  const account = status === 'signed-out' ? { to: paths.login, label: t('app.login') } : { to: paths.profile, label: t('app.profile') };
  return (
    <Bar aria-label={t('app.bottom')}>
      {[...links, { ...account, icon: PersonOutlined, end: false }].map(({ to, label, icon: Icon, end }) => (
        <BarLink key={to} to={to} end={end}>
          <Icon aria-hidden />
          {label}
        </BarLink>
      ))}
    </Bar>
  );
}
