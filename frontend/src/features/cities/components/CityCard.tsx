import LocationCityRounded from '@mui/icons-material/LocationCityRounded';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { formatNumber, formatYear, t } from '../../../lib/i18n';
import { altOf } from '../../../lib/photos';
import { paths } from '../../../lib/address';
import { ExternalMapButton, FeaturedBadge } from '../../../ui/facts';
import { Picture } from '../../../ui/Picture';
import { easing, radius } from '../../../ui/shape';
import type { CityCard_CityFragment } from './CityCard.generated';

const Card = styled('article')(({ theme }) => ({
  position: 'relative',
  height: '100%',
  '& img': { transition: `transform 400ms ${easing}` },
  '@media (prefers-reduced-motion: no-preference)': { '&:hover img, &:focus-within img': { transform: 'scale(1.03)' } },
  '&:hover h3 a, & h3 a:focus-visible': { textDecoration: 'underline' },
  '& h3 a': { color: 'inherit', textDecoration: 'none', textUnderlineOffset: '.18em', outline: 'none' },
  '& h3 a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
  '& h3 a:focus-visible::after': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 4 },
}));

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {term}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Typography>
    </div>
  );
}

interface Props {
  city: CityCard_CityFragment;
  /** True for a card that is visible at once: its picture loads first. */
  eager?: boolean;
  /** False: do not fall back to the generated illustration; the server has none for a city that is not public. */
  isDrawn?: boolean;
}

/** Card of a city. The card links to the city's page; its button opens an external map. */
export function CityCard({ city, eager = false, isDrawn = true }: Props) {
  const { id, name, population, foundedYear } = city;
  const [image] = city.images;
  const art = isDrawn ? `/art/cities/${id}.svg` : '';
  return (
    <Card>
      <Box sx={{ position: 'relative', borderRadius: radius.card, overflow: 'hidden' }}>
        <Picture
          src={image?.url ?? art}
          alt={image ? altOf(image, name) : ''}
          sources={image?.sources}
          sizes="(min-width: 600px) 420px, 100vw"
          thumbHash={image?.thumbHash}
          focus={image?.focus}
          fallbackSrc={art}
          placeholder={<LocationCityRounded sx={{ fontSize: 56 }} aria-hidden />}
          eager={eager}
        />
        {city.featured && (
          <Box sx={{ position: 'absolute', top: 12, left: 12 }}>
            <FeaturedBadge />
          </Box>
        )}
      </Box>
      <Typography variant="h3" sx={{ mt: 2 }}>
        <Link to={paths.city(id)}>
          <bdi>{name}</bdi>
        </Link>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        <bdi>
          {city.state}, {city.country}
        </bdi>
      </Typography>
      <Typography
        variant="body2"
        dir="auto"
        sx={{ mt: 1, textAlign: 'left', display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3, overflow: 'hidden' }}
      >
        <span lang={city.description.language}>{city.description.text}</span>
      </Typography>
      <Box component="dl" sx={{ display: 'flex', gap: 4, m: 0, mt: 1.5 }}>
        <Fact term={t('cities.population')} value={population ? formatNumber(population) : 'N/A'} />
        {foundedYear !== null && <Fact term={t('cities.founded')} value={formatYear(foundedYear)} />}
      </Box>
      <Box sx={{ position: 'absolute', top: 10, right: 10, zIndex: 1 }}>
        <ExternalMapButton coordinates={city.coordinates} label={t('cities.openNameInGoogleMaps', { name })} />
      </Box>
    </Card>
  );
}
