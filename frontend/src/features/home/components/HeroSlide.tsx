import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { dotted, t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { PageContainer } from '../../../ui/PageContainer';
import { Picture } from '../../../ui/Picture';
import type { Hero_CityFragment } from './Hero.generated';
import { HeroScrim } from './HeroScrim';
import { glass } from './glass';
import type { Slide } from './slides';

interface Props {
  slide: Slide;
  /** Accessible label, for example "2 of 5". */
  position: string;
  active: boolean;
  /** True for the first slide of the page: its picture loads first. */
  first: boolean;
  pictured: boolean;
  /** City of the skyline; null for none, undefined while it loads. */
  city: Hero_CityFragment | null | undefined;
}

const Layer = styled('div', { shouldForwardProp: (name) => name !== 'active' })<{ active: boolean }>(({ active, theme }) => ({
  position: 'absolute',
  inset: 0,
  opacity: active ? 1 : 0,
  visibility: active ? 'visible' : 'hidden',
  transition: active ? 'opacity 1000ms ease' : 'opacity 1000ms ease, visibility 0s 1000ms',
  '& img': { objectPosition: `${theme.direction === 'rtl' ? 26 : 74}% 60%` },
  // The picture's placeholder text must not overlap the slide's own text.
  '& [data-placeholder]': { paddingLeft: '52%' },
}));

/** Returns the properties of a button that leads to a path of the site or to another site. */
const linkTo = (link: string) => (link.startsWith('/') ? { component: Link, to: link } : { href: link });

/** Part of a slide as wide as it. */
const across = { position: 'absolute', left: 0, right: 0 } as const;

/** One slide: the skyline of a city with text over it. */
export function HeroSlide({ slide, position, active, first, pictured, city }: Props) {
  return (
    <Layer role="group" aria-roledescription={t('home.slide')} aria-label={position} active={active} inert={!active}>
      {pictured && city !== undefined && <Picture fill eager={first} alt="" src={slide.picture ?? (city ? `/art/cities/${city.id}.svg?layout=hero` : '')} />}
      <HeroScrim />
      <Box sx={{ ...across, bottom: 'calc(100% - var(--search) + 28px)' }}>
        <PageContainer>
          <Typography variant="overline" component="p">
            {dotted(slide.subtitle, !slide.picture && city?.name)}
          </Typography>
          <Typography variant="display" component="h2" sx={{ maxWidth: 760, mt: 1.5, mb: 2, textWrap: 'balance' }}>
            <bdi>{slide.title}</bdi>
          </Typography>
          <Typography sx={{ fontSize: { xs: '1.0625rem', sm: '1.1875rem' }, maxWidth: 520, opacity: 0.95 }} dir="auto">
            {slide.description}
          </Typography>
        </PageContainer>
      </Box>
      <Box sx={{ ...across, top: 'calc(var(--search) + 56px + 20px)' }}>
        <PageContainer>
          <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
            {slide.link ? (
              <Button {...linkTo(slide.link)} variant="contained" size="large">
                {t('home.learnMore')}
              </Button>
            ) : (
              <>
                <Button component={Link} to={paths.cities()} variant="contained" size="large">
                  {t('home.exploreCities')}
                </Button>
                <Button component={Link} to={paths.places()} size="large" color="inherit" sx={glass}>
                  {t('home.browsePlaces')}
                </Button>
              </>
            )}
          </Stack>
        </PageContainer>
      </Box>
    </Layer>
  );
}
