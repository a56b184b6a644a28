import { skipToken, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useViewer } from '../../../lib/account';
import { lazyDialog } from '../../../ui/lazy';
import { ConsoleBar } from './ConsoleBar';
import { ConsoleLayoutDocument } from './ConsoleLayout.generated';
import { ConsoleRail } from './ConsoleRail';
import { sectionsFor } from './sections';
import { useCommandKey } from './useCommandKey';

const CommandPalette = lazyDialog(async () => (await import('./CommandPalette')).CommandPalette);

const POLL_MS = 30_000;

/** Frame of the console's screens: a rail on the left, or a bar at the top on narrow screens. */
export function ConsoleLayout() {
  const { viewer } = useViewer();
  const mayEnter = viewer?.viewerCan.moderate ?? false;
  const { data } = useQuery(ConsoleLayoutDocument, mayEnter ? { pollInterval: POLL_MS, fetchPolicy: 'cache-and-network' } : skipToken);
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });

  const [isGoing, setGoing] = useState(false);
  const open = useCallback(() => setGoing(true), []);
  useCommandKey(open);

  // The route guards below redirect other visitors.
  if (!viewer || !mayEnter) return <Outlet />;

  const Menu = isWide ? ConsoleRail : ConsoleBar;
  return (
    <Box
      sx={{
        display: { lg: 'flex' },
        alignItems: 'stretch',
        px: 'var(--side)',
        minHeight: 'calc(100vh - var(--header) - var(--bottom-bar))',
        '& h1': { fontSize: '1.5rem' },
      }}
    >
      <Menu sections={sectionsFor(viewer.viewerCan)} waiting={data?.moderationCounts.all ?? 0} onGo={open} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Outlet />
      </Box>
      <CommandPalette isOpen={isGoing} onClose={() => setGoing(false)} />
    </Box>
  );
}
