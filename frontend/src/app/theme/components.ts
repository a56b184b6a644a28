import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { radius } from '../../ui/shape';

type Parts = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

/** Default props and styles of MUI components, so that screens need no styles of their own for them. */
export const components: Parts = {
  MuiButtonBase: {
    styleOverrides: {
      root: ({ theme }) => ({
        WebkitUserSelect: 'none',
        '&.Mui-focusVisible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: radius.control, minHeight: 44, padding: '10px 20px' },
      sizeSmall: { minHeight: 36, padding: '6px 14px' },
      sizeLarge: { minHeight: 52, padding: '14px 26px', fontSize: '1rem' },
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.outline.main,
        variants: [{ props: { color: 'inherit' }, style: { borderColor: theme.vars.palette.outline.main } }],
      }),
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 }, sizeSmall: { minWidth: 36, minHeight: 36 } } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { styleOverrides: { root: { borderRadius: radius.card } } },
  MuiCardActionArea: { defaultProps: { disableRipple: true } },
  MuiSwitch: {
    styleOverrides: {
      // Minimum touch target: 44 px.
      input: { height: 44, top: -3 },
      // A white thumb on white paper needs a border to be visible when it is off.
      thumb: ({ theme }) => ({ boxShadow: 'none', border: `2px solid ${theme.vars.palette.outline.main}`, '.Mui-checked &': { borderColor: 'transparent' } }),
    },
  },
  MuiChip: { styleOverrides: { root: { borderRadius: radius.pill, fontWeight: 600 } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.control,
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.outline.main },
        // Minimum touch target: 44 px.
        '@media (pointer: coarse)': { '&.MuiInputBase-sizeSmall .MuiOutlinedInput-input': { paddingBlock: 'calc((44px - 1lh) / 2)' } },
      }),
    },
  },
  // `GlobalLook` defines one of the two global autofill animations instead. Typed text has its own direction but starts at the page's line start.
  MuiInputBase: {
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: { input: { unicodeBidi: 'plaintext', textAlign: 'left', '&::placeholder': { color: 'inherit', opacity: 0.72 } } },
  },
  // In the dark scheme a shadow is invisible, so a border separates menus from the page.
  MuiMenu: {
    defaultProps: { elevation: 2 },
    styleOverrides: { paper: ({ theme }) => ({ borderRadius: radius.control, border: `1px solid ${theme.vars.palette.divider}` }) },
  },
  MuiAutocomplete: { styleOverrides: { paper: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.divider}` }) } },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 44 } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: radius.panel,
        '&.MuiDialog-paperFullScreen': { borderRadius: 0, padding: 'env(safe-area-inset-top) var(--side) env(safe-area-inset-bottom)' },
      },
    },
  },
  // Variants that look like subtitles are not headings.
  MuiTypography: { defaultProps: { variantMapping: { display: 'p', subtitle1: 'p', subtitle2: 'p', overline: 'p' } } },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        fontSize: '.8125rem',
        fontWeight: 600,
        borderRadius: 8,
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.default,
      }),
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: { minWidth: 44, height: 44, borderRadius: radius.control, fontSize: '.9375rem', fontWeight: 600, margin: '0 2px' },
    },
  },
  MuiSkeleton: { defaultProps: { animation: 'wave' }, styleOverrides: { rounded: { borderRadius: radius.card } } },
  MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { textUnderlineOffset: '.18em' } } },
};
