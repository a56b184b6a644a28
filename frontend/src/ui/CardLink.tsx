import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { radius } from './shape';

/** Link of a card. Its text is the name; its clickable area is the nearest positioned ancestor. */
export const CardLink = styled(Link)(({ theme }) => ({
  color: 'inherit',
  textDecoration: 'none',
  textUnderlineOffset: '0.18em',
  'article:hover &': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
  '&:focus-visible': { outline: 'none', textDecoration: 'underline' },
  '&:focus-visible::after': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 4 },
}));
