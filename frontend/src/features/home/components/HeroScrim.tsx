import { styled } from '@mui/material/styles';

/** Gradient that darkens the text side of a picture, so the text is readable on any picture. */
export const HeroScrim = styled('div')(({ theme }) => {
  const night = (share: number) => theme.alpha(theme.vars.palette.night.main, share);
  const top = `linear-gradient(180deg, ${night(0.4)} 0, ${night(0)} 30%)`;
  return {
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(${theme.direction === 'rtl' ? -90 : 90}deg, ${night(0.74)} 0, ${night(0.66)} 42%, ${night(0.46)} 60%, ${night(0)} 85%), ${top}`,
    [theme.breakpoints.down('md')]: {
      background: `linear-gradient(180deg, ${night(0.62)} 0, ${night(0.7)} 55%, ${night(0.58)} 80%, ${night(0.5)} 100%), ${top}`,
    },
  };
});
