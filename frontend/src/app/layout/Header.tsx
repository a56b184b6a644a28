import MenuRounded from '@mui/icons-material/MenuRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { t } from '../../lib/i18n';
import { lazyDialog } from '../../ui/lazy';
import { PageContainer } from '../../ui/PageContainer';
import { AccountLinks } from './AccountLinks';
import { HeaderBar } from './HeaderBar';
import { HeaderLinks } from './HeaderLinks';
import { LanguageMenu } from './LanguageMenu';
import { Logo } from './Logo';
import { OfflineBanner } from './OfflineBanner';
import { PlaceSearch } from '../../widgets/search';
import { ThemeSwitch } from './ThemeSwitch';
import { useScrolled } from './useScrolled';

const MobileMenu = lazyDialog(async () => (await import('./MobileMenu')).MobileMenu);

const wide = { display: { xs: 'none', md: 'flex' } } as const;
const narrow = { display: { md: 'none' } } as const;

interface Props {
  /** Whether the page starts with a dark picture below the header. */
  overHero: boolean;
  /** Whether the page uses the whole width of the window, as the console does. */
  isWide: boolean;
}

/** Navigation bar; transparent over the hero until the page is scrolled. */
export function Header({ overHero, isWide }: Props) {
  const scrolled = useScrolled(24);
  const [menu, setMenu] = useState<'closed' | 'menu' | 'search'>('closed');

  return (
    <HeaderBar clear={overHero && !scrolled}>
      <PageContainer sx={{ ...(isWide && { maxWidth: 'none' }), display: 'flex', alignItems: 'center', gap: { xs: 0.5, md: 2, lg: 3 }, height: 'var(--bar)' }}>
        <Logo />
        <Box component="nav" aria-label={t('app.main')} sx={wide}>
          <HeaderLinks />
        </Box>
        <Box sx={{ flex: 1 }} />
        <Box sx={{ ...wide, width: { md: 200, lg: 280 }, '& > form': { width: '100%' } }}>
          <PlaceSearch slashKey />
        </Box>
        <IconButton color="inherit" aria-label={t('app.searchPlaces')} onClick={() => setMenu('search')} sx={narrow}>
          <SearchRounded />
        </IconButton>
        <Stack direction="row" sx={{ ...wide, alignItems: 'center', gap: 1 }}>
          <LanguageMenu />
          <ThemeSwitch />
          <AccountLinks />
        </Stack>
        <IconButton
          color="inherit"
          aria-label={t('app.menu')}
          aria-haspopup="dialog"
          aria-expanded={menu !== 'closed'}
          onClick={() => setMenu('menu')}
          sx={{ ...narrow, mr: -1 }}
        >
          <MenuRounded />
        </IconButton>
      </PageContainer>
      <OfflineBanner />
      <MobileMenu isOpen={menu !== 'closed'} searching={menu === 'search'} onClose={() => setMenu('closed')} />
    </HeaderBar>
  );
}
