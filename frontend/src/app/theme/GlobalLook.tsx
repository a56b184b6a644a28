import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { forcedColors } from './forcedColors';
import { print } from './print';
import { useThemeColor } from './useThemeColor';

/** Global styles: focus ring, CSS variables, toasts, reduced motion, forced colors, printing. */
export function GlobalLook() {
  useThemeColor();
  return (
    <>
      <CssBaseline enableColorScheme />
      <GlobalStyles
        styles={(theme) => ({
          // Set directly instead of inherited as in MUI's baseline: `inherit` makes each style recalculation about four times slower.
          '*, ::before, ::after': { boxSizing: 'border-box' },
          ':root': {
            '--bar': '72px',
            // Heights of the banner below the bar, and of bar and banner together.
            '--banner': '0px',
            '--header': 'calc(var(--bar) + var(--banner) + env(safe-area-inset-top))',
            '--bottom-bar': 'calc(3.5rem + env(safe-area-inset-bottom))',
            [theme.breakpoints.up('md')]: { '--bottom-bar': 'env(safe-area-inset-bottom)' },
            // Safe area at the left and right edge of a phone in landscape, the larger of both.
            '--side': 'max(env(safe-area-inset-left), env(safe-area-inset-right))',
            // Height of the console bar on narrow screens.
            '--console-bar': '0px',
            // Height of a screen's own action bar above the bottom bar.
            '--action-bar': '0px',
          },
          html: {
            scrollPaddingTop: 'calc(var(--header) + var(--console-bar) + 24px)',
            scrollPaddingBottom: 'calc(var(--bottom-bar) + var(--action-bar) + 8px)',
            WebkitFontSmoothing: 'antialiased',
          },
          body: { overflowWrap: 'break-word', paddingBottom: 'var(--bottom-bar)' },
          // MUI detects autofill by the start of this animation. Its second animation, `mui-auto-fill-cancel`, is left out on purpose. It would run
          // in every field on page load, which costs a phone 100 ms. MUI also detects the end of autofill by the value change.
          '@keyframes mui-auto-fill': { from: { display: 'block' } },
          '::selection': { backgroundColor: theme.alpha(theme.vars.palette.primary.main, 0.28) },
          ':focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
          'h1[tabindex="-1"]:focus': { outline: 'none' },
          // Toasts stay below the header. The newest is on top, so its buttons do not move when older toasts close. The doubled class name outweighs
          // the container's own `flex-direction`.
          '.notistack-SnackbarContainer.notistack-SnackbarContainer': { margin: 'var(--header) var(--side) 0', flexDirection: 'column-reverse' },
          // Only the buttons of toasts take pointer events: content below stays clickable, and hovering does not keep a toast open.
          '.notistack-SnackbarContainer > *': { pointerEvents: 'none !important', button: { pointerEvents: 'auto' } },
          '@media (prefers-reduced-motion: reduce)': {
            '*, ::before, ::after': {
              animationDuration: '.01ms !important',
              animationIterationCount: '1 !important',
              transitionDuration: '.01ms !important',
              scrollBehavior: 'auto !important',
            },
          },
          ...forcedColors,
          ...print(theme),
        })}
      />
    </>
  );
}
