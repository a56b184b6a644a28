import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { radius } from '../../ui/shape';
import { HeaderPages } from './HeaderPages';
import { useMainLinks } from './useMainLinks';

const HeaderLink = styled(NavLink)(({ theme }) => ({
  ...theme.typography.button,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: theme.spacing(0, 1.75),
  borderRadius: radius.control,
  color: 'inherit',
  textDecoration: 'none',
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 14,
    right: 14,
    bottom: 7,
    height: 2,
    borderRadius: 2,
    backgroundColor: 'currentColor',
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    transition: 'transform 200ms cubic-bezier(.2,0,0,1)',
  },
  '&:hover::after, &.active::after': { transform: 'none' },
}));

/** Links to the main pages, in a row, and a menu of the operator's pages. */
export function HeaderLinks() {
  const links = useMainLinks();
  return (
    <>
      {links.map(({ to, label, end }) => (
        <HeaderLink key={to} to={to} end={end}>
          {label}
        </HeaderLink>
      ))}
      <HeaderPages />
    </>
  );
}
