import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { NavLink } from 'react-router-dom';
import { paths } from '../../lib/address';
import { t } from '../../lib/i18n';
import { AccountMenu } from './AccountMenu';
import { LanguageLinks } from './LanguageLinks';
import { MenuLink } from './MenuLink';
import { PlaceSearch } from '../../widgets/search';
import { ThemeChoice } from './ThemeChoice';
import { useMainLinks } from './useMainLinks';
import { usePageLinks } from './usePageLinks';

interface Props {
  isOpen: boolean;
  /** Whether the search box gets the focus on opening. */
  searching: boolean;
  onClose: () => void;
}

/** Menu of narrow screens: search, screens, account, pages of the operator, theme, language. */
export function MobileMenu({ isOpen, searching, onClose }: Props) {
  const links = useMainLinks();
  const pages = usePageLinks('MENU');
  const morePages = usePageLinks('FOOTER');

  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': t('app.menu'),
          role: 'dialog',
          'aria-modal': true,
          sx: { width: 'min(360px, 88vw)', p: 'env(safe-area-inset-top) var(--side) env(safe-area-inset-bottom) 0' },
        },
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', pl: 2.5, pr: 1, minHeight: 'var(--bar)' }}>
        <Typography variant="h4" component="p">
          {t('app.menu')}
        </Typography>
        <IconButton aria-label={t('app.closeTheMenu')} onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Stack>
      <Box sx={{ px: 2, pb: 2 }}>
        <PlaceSearch autoFocus={searching} onSubmit={onClose} />
      </Box>
      <Divider />
      <nav aria-label={t('app.menu')}>
        <List>
          {[...links, ...pages].map((link) => (
            <MenuLink key={link.to} {...link} onClick={onClose} />
          ))}
        </List>
        <Divider />
        <AccountMenu onClose={onClose} />
        <Divider />
        <List>
          {[{ to: paths.offline, label: t('offline.onThisDevice') }, ...morePages].map(({ to, label }) => (
            <ListItem key={to} disablePadding>
              <ListItemButton component={NavLink} to={to} onClick={onClose} sx={{ px: 2.5 }}>
                <ListItemText primary={<bdi>{label}</bdi>} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </nav>
      <Divider />
      <ThemeChoice />
      <Divider />
      <Box sx={{ px: 2.5, py: 2.5 }}>
        <Typography variant="subtitle1" component="p">
          {t('app.language')}
        </Typography>
        <LanguageLinks />
      </Box>
    </Drawer>
  );
}
