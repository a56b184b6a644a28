import type { Theme } from '@mui/material/styles';

/** Style of controls on top of the hero's pictures. */
export const glass = (theme: Theme) =>
  ({
    color: theme.vars.palette.common.white,
    backgroundColor: theme.alpha(theme.vars.palette.night.contrastText, 0.18),
    WebkitBackdropFilter: 'blur(12px)',
    backdropFilter: 'blur(12px)',
    '&:hover': { backgroundColor: theme.alpha(theme.vars.palette.night.contrastText, 0.3) },
  }) as const;
