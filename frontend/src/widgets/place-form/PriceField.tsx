import FormHelperText from '@mui/material/FormHelperText';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FREE, t } from '../../lib/i18n';

interface Props {
  /** `Free`, or the currency sign one to three times; empty if unknown. */
  value: string;
  onChange: (value: string) => void;
  /** Currency sign. */
  sign: string;
  message: string | undefined;
}

const LEVELS = ['placeForm.cheap', 'placeForm.moderate', 'placeForm.expensive'] as const;

/** Field for the price range; pressing a choice again clears it. */
export function PriceField({ value, onChange, sign, message }: Props) {
  const id = useId();
  const look = { minWidth: 64, minHeight: 44, px: 2, color: 'text.primary', borderColor: 'outline.main' };
  return (
    <div>
      <Typography id={id} variant="subtitle1" sx={{ mb: 1 }}>
        {t('placeForm.priceRange')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        color="primary"
        aria-labelledby={id}
        value={value === FREE ? FREE : value.length}
        onChange={(_event, chosen: typeof FREE | number | null) => onChange(typeof chosen === 'number' ? sign.repeat(chosen) : (chosen ?? ''))}
      >
        <ToggleButton value={FREE} sx={look}>
          {t('placeForm.free')}
        </ToggleButton>
        {LEVELS.map((level, n) => (
          <ToggleButton key={level} value={n + 1} aria-label={`${sign.repeat(n + 1)} ${t(level)}`} sx={look}>
            {sign.repeat(n + 1)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {message && <FormHelperText error>{message}</FormHelperText>}
    </div>
  );
}
