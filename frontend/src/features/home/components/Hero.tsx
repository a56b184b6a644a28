import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { t } from '../../../lib/i18n';
import { visuallyHidden } from '../../../ui/visuallyHidden';
import type { Hero_CityFragment, Hero_SlideFragment } from './Hero.generated';
import { HeroControls } from './HeroControls';
import { HeroSearch } from './HeroSearch';
import { HeroSlide } from './HeroSlide';
import { type Slide, slidesOf } from './slides';
import { useMountedSlides } from './useMountedSlides';
import { useSlideshow } from './useSlideshow';

interface Props {
  /** The operator's slides; undefined while they load. */
  slides: readonly Hero_SlideFragment[] | undefined;
  /** Cities for the skylines, in slide order; undefined while they load. */
  cities: readonly Hero_CityFragment[] | undefined;
}

const Stage = styled('section')(({ theme }) => ({
  // Top of the search field: the words of all slides end above it, their buttons begin below it.
  '--search': 'max(52%, 24rem)',
  position: 'relative',
  height: '100svh',
  minHeight: '44rem',
  maxHeight: 1100,
  backgroundColor: theme.vars.palette.night.main,
  color: theme.vars.palette.night.contrastText,
  printColorAdjust: 'exact', // the words are white
  // The primary color of the focus ring would not be visible on the pictures.
  '& form:focus-within, & :focus-visible, & .Mui-focusVisible.Mui-focusVisible': { outlineColor: theme.vars.palette.common.white },
  [theme.breakpoints.down('md')]: { '--search': 'max(50%, 24.5rem)', height: 'calc(100svh - var(--bottom-bar))', minHeight: '45rem' },
}));

/** The slides; their pictures do not exceed the stage, the suggestions of the search do. */
const Slides = styled('div')({ position: 'absolute', inset: 0, overflow: 'hidden' });

const Heading = () => (
  <Box component="h1" tabIndex={-1} sx={visuallyHidden}>
    {t('home.discoverCitiesHeading')}
  </Box>
);

function Slideshow({ slides, cities }: { slides: readonly Slide[] } & Pick<Props, 'cities'>) {
  const show = useSlideshow(slides.length);
  const mounted = useMountedSlides(show.index, slides.length);

  return (
    <Stage
      aria-roledescription={t('home.carousel')}
      aria-label={t('home.welcome')}
      onPointerEnter={(event) => event.pointerType === 'mouse' && show.rest('pointer', true)}
      onPointerLeave={() => show.rest('pointer', false)}
      onFocus={() => show.rest('focus', true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && show.rest('focus', false)}
    >
      <Heading />
      <HeroSearch />
      {slides.length > 1 && <HeroControls show={show} slides={slides} />}
      <Slides aria-live={show.running ? 'off' : 'polite'}>
        {slides.map((slide, i) => (
          <HeroSlide
            key={i}
            slide={slide}
            position={t('home.positionOfTotal', { position: i + 1, total: slides.length })}
            active={i === show.index}
            first={i === 0}
            pictured={mounted.has(i)}
            city={cities && (cities[i % Math.max(1, cities.length)] ?? null)}
          />
        ))}
      </Slides>
    </Stage>
  );
}

/** Full-screen slideshow at the top of the home page. */
export function Hero({ slides, cities }: Props) {
  // Without the slides, the stage is empty: those of the app would flash up on a site with its own.
  return slides ? (
    <Slideshow slides={slidesOf(slides)} cities={cities} />
  ) : (
    <Stage aria-label={t('home.welcome')}>
      <Heading />
      <HeroSearch />
    </Stage>
  );
}
