import PauseRounded from '@mui/icons-material/PauseRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { t } from '../../../lib/i18n';
import { NextIcon, PreviousIcon } from '../../../ui/Chevrons';
import { PageContainer } from '../../../ui/PageContainer';
import { easing, radius } from '../../../ui/shape';
import { glass } from './glass';
import type { Slide } from './slides';
import type { Slideshow } from './useSlideshow';

const Dot = styled(ButtonBase)(({ theme }) => ({
  width: 24,
  height: 44,
  borderRadius: radius.pill,
  '&::before': {
    content: '""',
    width: 10,
    height: 10,
    borderRadius: radius.pill,
    backgroundColor: theme.alpha(theme.vars.palette.night.contrastText, 0.6),
    transition: `width 200ms ${easing}, background-color 200ms`,
  },
  '&:hover::before': { backgroundColor: theme.vars.palette.common.white },
  '&[aria-current]': { width: 40 },
  '&[aria-current]::before': { width: 32, backgroundColor: theme.vars.palette.common.white },
}));

/** Controls of the slideshow: pause, previous, next, dots, and a bar with the position. */
export function HeroControls({ show, slides }: { show: Slideshow; slides: readonly Slide[] }) {
  const share = ((show.index + 1) / slides.length) * 100;
  return (
    <Box sx={{ position: 'absolute', zIndex: 1, left: 0, right: 0, bottom: { xs: 76, md: 84 } }}>
      <PageContainer>
        <Stack direction="row" role="group" aria-label={t('home.slides')} sx={{ alignItems: 'center', gap: 1 }}>
          <IconButton onClick={show.toggle} aria-label={show.playing ? t('home.pauseSlideshow') : t('home.playSlideshow')} sx={glass}>
            {show.playing ? <PauseRounded /> : <PlayArrowRounded />}
          </IconButton>
          <IconButton onClick={show.previous} aria-label={t('home.previousSlide')} sx={glass}>
            <PreviousIcon />
          </IconButton>
          <IconButton onClick={show.next} aria-label={t('home.nextSlide')} sx={glass}>
            <NextIcon />
          </IconButton>
          <Stack direction="row" sx={{ ml: 0.5 }}>
            {slides.map((slide, i) => (
              <Dot
                key={i}
                disableRipple
                onClick={() => show.goTo(i)}
                aria-label={t('home.showSlidePositionTitle', { position: i + 1, title: slide.title })}
                aria-current={i === show.index || undefined}
              />
            ))}
          </Stack>
        </Stack>
        <LinearProgress
          variant="determinate"
          value={share}
          aria-label={t('home.progressOfTheSlideshow')}
          aria-valuetext={t('home.slidePositionOfTotal', { position: show.index + 1, total: slides.length })}
          sx={(theme) => ({
            mt: 1.5,
            width: 316,
            maxWidth: '100%',
            height: 3,
            borderRadius: radius.pill,
            bgcolor: theme.alpha(theme.vars.palette.night.contrastText, 0.3),
            '& .MuiLinearProgress-bar': { bgcolor: theme.vars.palette.common.white, borderRadius: radius.pill },
          })}
        />
      </PageContainer>
    </Box>
  );
}
