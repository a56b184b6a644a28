import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { radius } from '../../ui/shape';

/** Clickable pill; filled while active. */
export const Chip = styled(ButtonBase, { shouldForwardProp: (name) => name !== 'active' })<{ active?: boolean }>(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  flexShrink: 0,
  gap: theme.spacing(0.75),
  height: 40,
  padding: theme.spacing(0, 2),
  borderRadius: radius.pill,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  whiteSpace: 'nowrap',
  transition: theme.transitions.create(['background-color', 'border-color', 'color'], { duration: 200 }),
  '&:hover': { borderColor: theme.vars.palette.outline.main },
  '@media (pointer: coarse)': { height: 44 },
  variants: [
    {
      props: { active: true },
      style: {
        backgroundColor: theme.vars.palette.text.primary,
        borderColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.default,
      },
    },
  ],
}));
