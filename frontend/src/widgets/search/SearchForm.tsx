import { styled } from '@mui/material/styles';
import { radius } from '../../ui/shape';

/** Pill-shaped form of a search field. */
export const SearchForm = styled('form', { shouldForwardProp: (name) => name !== 'large' })<{ large: boolean }>(({ theme, large }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  height: large ? 56 : 44,
  padding: theme.spacing(0, large ? 2.5 : 2),
  borderRadius: radius.pill,
  border: '1px solid',
  borderColor: theme.vars.palette.outline.main,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  '&:focus-within': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '& .MuiInputBase-root': { flex: 1, color: 'inherit', ...(large && { fontSize: '1.0625rem' }) },
  '& input:focus-visible': { outline: 'none' },
}));
