import StarOutlineRounded from '@mui/icons-material/StarOutlineRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type FocusEvent, useId, useState } from 'react';
import { t } from '../../../lib/i18n';
import { radius } from '../../../ui/shape';
import { visuallyHidden } from '../../../ui/visuallyHidden';
import { starsOf } from '../reviewWords';

/** Text keys for the meaning of 1 to 5 stars. */
const WORDS = ['reviews.poor', 'reviews.fair', 'reviews.good', 'reviews.veryGood', 'reviews.excellent'] as const;

interface Props {
  /** Stars, 1 to 5; 0 if none are chosen. */
  value: number;
  onChange: (stars: number) => void;
  error?: string | undefined;
}

/** Choice of 1 to 5 stars, with the meaning of each. */
export function StarInput({ value, onChange, error }: Props) {
  const id = useId();
  const [hovered, setHovered] = useState(0);
  const shown = hovered || value;
  const chosen = WORDS[shown - 1];
  // The form focuses its first invalid field; the group passes the focus on to a star.
  const enter = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (target === currentTarget) currentTarget.querySelector<HTMLElement>('input:checked, input')?.focus();
  };

  return (
    <Box
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-required
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      onFocus={enter}
      sx={{ outline: 'none' }}
    >
      <Typography id={`${id}-label`} sx={{ fontWeight: 600 }}>
        {t('reviews.yourRating')}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5 }}>
        <Box sx={{ display: 'flex', ml: -0.5 }} onMouseLeave={() => setHovered(0)}>
          {WORDS.map((word, n) => {
            const stars = n + 1;
            const Star = stars <= shown ? StarRounded : StarOutlineRounded;
            return (
              <Box
                key={word}
                component="label"
                onMouseEnter={() => setHovered(stars)}
                sx={{
                  position: 'relative',
                  display: 'grid',
                  placeItems: 'center',
                  width: 48,
                  height: 48,
                  cursor: 'pointer',
                  color: 'star.main',
                  borderRadius: radius.control,
                  '&:has(:focus-visible)': { outline: 3, outlineColor: 'primary.main', outlineOffset: -2 },
                }}
              >
                <Box component="input" type="radio" name={id} value={stars} checked={stars === value} onChange={() => onChange(stars)} sx={visuallyHidden} />
                <Box component="span" sx={visuallyHidden}>
                  {t('reviews.starsMean', { stars: starsOf(stars), word: t(word) })}
                </Box>
                {/* Hovering replaces the icon: a press on the icon itself would be lost. */}
                <Star aria-hidden sx={{ fontSize: 40, pointerEvents: 'none' }} />
              </Box>
            );
          })}
        </Box>
        <Typography aria-hidden sx={{ fontWeight: 600, color: shown ? 'text.primary' : 'text.secondary' }}>
          {chosen ? t(chosen) : error === undefined && t('reviews.choose1To5Stars')}
        </Typography>
      </Box>
      {error !== undefined && (
        <FormHelperText id={`${id}-error`} error>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
