import { styled } from '@mui/material/styles';

interface Props {
  /** Transparent with white text, over a dark picture. */
  clear: boolean;
}

/** Container of the header, solid or transparent. */
export const HeaderBar = styled('header', { shouldForwardProp: (name) => name !== 'clear' })<Props>(({ theme, clear }) => {
  const { palette } = theme.vars;
  return {
    position: 'fixed',
    inset: '0 0 auto 0',
    zIndex: theme.zIndex.appBar,
    paddingTop: 'env(safe-area-inset-top)',
    transition: 'background-color 200ms, color 200ms, box-shadow 200ms',
    ...(clear
      ? {
          '--logo-pin': palette.night.light,
          '--logo-skyline': palette.night.main,
          color: palette.common.white,
          '& > div > a:focus-visible, & nav a:focus-visible, & .MuiIconButton-root.Mui-focusVisible': {
            outlineColor: palette.common.white,
          },
        }
      : {
          '--logo-pin': palette.secondary.main,
          '--logo-skyline': palette.background.default,
          color: palette.text.primary,
          backgroundColor: palette.background.default,
          boxShadow: `inset 0 -1px ${palette.divider}`,
        }),
  };
});
