import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '../../../lib/i18n';
import { altOf } from '../../../lib/photos';
import { Picture } from '../../../ui/Picture';
import { radius } from '../../../ui/shape';
import type { CityHero_CityFragment } from './CityHero.generated';

const Frame = styled('header')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.panel,
  height: 'clamp(300px, 38vw, 480px)',
  backgroundColor: theme.vars.palette.night.main,
  color: theme.vars.palette.night.contrastText,
  // Without their ground, white words would be lost on paper, and Chromium also leaves out the picture.
  printColorAdjust: 'exact',
}));

const Words = styled('div')(({ theme }) => {
  const night = (alpha: number) => theme.alpha(theme.vars.palette.night.main, alpha);
  return {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    padding: theme.spacing(3),
    background: `linear-gradient(0deg, ${night(0.88)}, ${night(0.62)} 36%, ${night(0)} 70%)`,
    // The gradient is dark at the start of the text and clear at the other side.
    [theme.breakpoints.up('md')]: {
      padding: theme.spacing(5),
      background: `linear-gradient(${theme.direction === 'rtl' ? -60 : 60}deg, ${night(0.9)}, ${night(0.66)} 24%, ${night(0.36)} 44%, ${night(0)} 64%)`,
    },
  };
});

/** Picture of a city with its name on top. */
export function CityHero({ city }: { city: CityHero_CityFragment }) {
  const [image] = city.images;
  const art = `/art/cities/${city.id}.svg`;
  return (
    <Frame>
      <Picture
        fill
        eager
        src={image?.url ?? art}
        alt={image ? altOf(image, city.name) : ''}
        sources={image?.sources}
        sizes="(min-width: 1280px) 1280px, max(100vw, 400px)"
        thumbHash={image?.thumbHash}
        focus={image?.focus}
        fallbackSrc={art}
      />
      <Words>
        <Typography variant="h1" tabIndex={-1}>
          <bdi>{city.name}</bdi>
        </Typography>
        {city.localName !== city.name && (
          <Typography sx={{ fontSize: { sm: '1.25rem' } }}>
            <bdi>{city.localName}</bdi>
          </Typography>
        )}
        <Typography sx={{ mt: 1, fontSize: { sm: '1.125rem' } }}>
          <bdi>
            {city.state}, {city.country}
          </bdi>
        </Typography>
        {image?.credit && (
          <Box component="span" sx={{ typography: 'caption', fontWeight: 400, mt: 1 }}>
            {t('cities.photoBy', { credit: image.credit })}
          </Box>
        )}
      </Words>
    </Frame>
  );
}
