import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { forcedColours } from './forcedColours';
import { useThemeColor } from './useThemeColor';

/** Base styles of the page: focus ring, reading rhythm, reduced motion, forced colours. */
export function GlobalLook() {
  useThemeColor();
  return (
    <>
      <CssBaseline enableColorScheme />
      <GlobalStyles
        styles={(theme) => ({
          // By its own word, not inherited as the baseline has it: elements that inherit by name cost browsers four times as much at each change of styles.
          '*, ::before, ::after': { boxSizing: 'border-box' },
          ':root': {
            '--bar': '72px',
            // What is said below the bar at the top, and both together.
            '--banner': '0px',
            '--header': 'calc(var(--bar) + var(--banner) + env(safe-area-inset-top))',
            '--bottom-bar': 'calc(3.5rem + env(safe-area-inset-bottom))',
            [theme.breakpoints.up('md')]: { '--bottom-bar': 'env(safe-area-inset-bottom)' },
            // How far the edge of a phone on its side reaches in, at whichever side that is.
            '--side': 'max(env(safe-area-inset-left), env(safe-area-inset-right))',
            // The menu of the console below the header, where it is no rail.
            '--console-bar': '0px',
            // What a screen puts above the bottom bar.
            '--action-bar': '0px',
          },
          html: {
            scrollPaddingTop: 'calc(var(--header) + var(--console-bar) + 24px)',
            scrollPaddingBottom: 'calc(var(--bottom-bar) + var(--action-bar) + 8px)',
            WebkitFontSmoothing: 'antialiased',
          },
          body: { overflowWrap: 'break-word', paddingBottom: 'var(--bottom-bar)' },
          // By its start MUI's fields learn that the browser has filled them in. That it has taken that back they learn by the change of the value as
          // well: the animation that says so would run in every field as a page opens, and the first of a page costs a phone a tenth of a second.
          '@keyframes mui-auto-fill': { from: { display: 'block' } },
          '::selection': { backgroundColor: theme.alpha(theme.vars.palette.primary.main, 0.28) },
          ':focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
          'h1[tabindex="-1"]:focus': { outline: 'none' },
          // Toasts keep clear of the header; the newest is on top, so that what can be pressed in it stays where it is when older ones go.
          // The class is named twice to outweigh the container's own direction.
          '.notistack-SnackbarContainer.notistack-SnackbarContainer': { margin: 'var(--header) var(--side) 0', flexDirection: 'column-reverse' },
          // The pointer meets their buttons only: what they cover can be pressed, and a pointer that rests there does not make them stay.
          '.notistack-SnackbarContainer > *': { pointerEvents: 'none !important', button: { pointerEvents: 'auto' } },
          '@media (prefers-reduced-motion: reduce)': {
            '*, ::before, ::after': {
              animationDuration: '.01ms !important',
              animationIterationCount: '1 !important',
              transitionDuration: '.01ms !important',
              scrollBehavior: 'auto !important',
            },
          },
          ...forcedColours,
        })}
      />
    </>
  );
}
