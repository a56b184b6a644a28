import { styled } from '@mui/material/styles';
import { radius } from '../../ui/shape';

/** Pill-shaped form of a search field. */
export const SearchForm = styled('form')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  height: 44,
  padding: theme.spacing(0, 2),
  borderRadius: radius.pill,
  border: '1px solid',
  borderColor: theme.vars.palette.outline.main,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  '&:focus-within': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '& .MuiInputBase-root': { flex: 1, color: 'inherit' },
  '& input:focus-visible': { outline: 'none' },
}));
