import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { NavLink, useLocation } from 'react-router-dom';
import { t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { useCurrentInSight } from '../../../ui/lazy';
import type { ConsoleMenuProps } from './ConsoleRail';
import { WaitingCount } from './WaitingCount';

/** Height including the bottom border (px). */
const HEIGHT = 49;

const Tab = styled(NavLink)(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  height: HEIGHT - 1,
  padding: theme.spacing(0, 1.5),
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  borderBottom: '3px solid transparent',
  '&.active': { color: theme.vars.palette.primary.main, borderBottomColor: theme.vars.palette.primary.main },
  '&:focus-visible': { outlineOffset: -3 },
}));

/** Console menu on narrow screens: a horizontally scrolling row of links. */
export function ConsoleBar({ sections, waiting, onGo }: ConsoleMenuProps) {
  const { pathname } = useLocation();
  const row = useCurrentInSight<HTMLUListElement>(pathname);
  return (
    <>
      {/* Sticky elements of the screens use this height to stay below the bar. */}
      <GlobalStyles styles={{ ':root': { '--console-bar': `${HEIGHT}px` } }} />
      <Box
        component="nav"
        aria-label={t('console.console')}
        sx={{ position: 'sticky', top: 'var(--header)', zIndex: 2, bgcolor: 'background.default', borderBottom: 1, borderColor: 'divider' }}
      >
        <Box
          component="ul"
          ref={row}
          sx={{ position: 'relative', display: 'flex', m: 0, px: 0.5, py: 0, listStyle: 'none', overflowX: 'auto', scrollbarWidth: 'none' }}
        >
          <li>
            <IconButton aria-label={t('palette.goTo')} onClick={onGo}>
              <SearchRounded fontSize="small" />
            </IconButton>
          </li>
          {sections
            .flatMap(({ links }) => links)
            .map(({ to, label, icon: Icon }) => (
              <li key={to}>
                <Tab to={to} end={to === paths.admin}>
                  <Icon aria-hidden fontSize="small" />
                  {label}
                  {/* Positioned over the label, so that links do not move when the count arrives. */}
                  {to === paths.moderation && (
                    <Box component="span" sx={{ position: 'absolute', top: 1, left: 24, lineHeight: 1 }}>
                      <WaitingCount n={waiting} />
                    </Box>
                  )}
                </Tab>
              </li>
            ))}
        </Box>
      </Box>
    </>
  );
}
