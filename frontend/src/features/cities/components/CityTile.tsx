import Box from '@mui/material/Box';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { dotted, formatCompact, t } from '../../../lib/i18n';
import { altOf } from '../../../lib/photos';
import { paths } from '../../../lib/address';
import { Picture } from '../../../ui/Picture';
import { easing, radius } from '../../../ui/shape';
import type { CityTile_CityFragment } from './CityTile.generated';

const Tile = styled('article')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.panel,
  height: 420,
  backgroundColor: theme.vars.palette.night.main,
  color: theme.vars.palette.night.contrastText,
  printColorAdjust: 'exact', // the words are white
  isolation: 'isolate',
  '& img': { transition: `transform 400ms ${easing}` },
  '&:hover img, &:focus-within img': { transform: 'scale(1.03)' },
  '&:hover a, &:focus-within a': { textDecoration: 'underline', textUnderlineOffset: '.12em', textDecorationThickness: 2 },
  '&:has(a:focus-visible)': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  [theme.breakpoints.down('sm')]: { height: 320 },
}));

const night = (theme: Theme, share: number) => theme.alpha(theme.vars.palette.night.main, share);

const Words = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  padding: theme.spacing(2.5, 3),
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  background: `linear-gradient(180deg, transparent 42%, ${night(theme, 0.62)} 70%, ${night(theme, 0.86)})`,
}));

const StretchedLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

/** Tall picture of a city with its name on top; the whole tile is one link. */
export function CityTile({ city }: { city: CityTile_CityFragment }) {
  const image = city.images[0];
  return (
    <Tile>
      <Picture
        fill
        src={image?.url ?? `/art/cities/${city.id}.svg`}
        fallbackSrc={`/art/cities/${city.id}.svg`}
        alt={image ? altOf(image, city.name) : ''}
        sources={image?.sources}
        // The tile's height decides: the picture needs at least this width to fill it.
        sizes="(min-width: 600px) 560px, max(100vw, 430px)"
        thumbHash={image?.thumbHash}
        focus={image?.focus}
      />
      <Words>
        <Box
          component="span"
          sx={(theme) => ({
            borderRadius: radius.pill,
            px: 1.5,
            py: 0.75,
            typography: 'caption',
            fontWeight: 700,
            bgcolor: theme.alpha(theme.vars.palette.night.contrastText, 0.92),
            color: theme.vars.palette.night.main,
          })}
        >
          {t('cities.placesCount', { count: city.placesCount })}
        </Box>
        <div>
          <Typography variant="h3" sx={{ fontSize: { xs: '1.75rem', sm: '2.125rem' } }}>
            <StretchedLink to={paths.city(city.id)}>
              <bdi>{city.name}</bdi>
            </StretchedLink>
          </Typography>
          <Typography sx={{ mt: 0.5, fontSize: '.9375rem', opacity: 0.94 }}>
            {dotted(
              `${city.state}, ${city.country}`,
              city.population ? t('cities.people', { count: city.population, number: formatCompact(city.population) }) : undefined,
            )}
          </Typography>
        </div>
      </Words>
    </Tile>
  );
}
