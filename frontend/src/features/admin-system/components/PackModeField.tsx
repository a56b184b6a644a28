import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { PackMode } from '../../../graphql/schema.generated';
import { t, type TextKey } from '../../../lib/i18n';

const MODES: Readonly<Record<PackMode, { label: TextKey; text: TextKey }>> = {
  ADD: { label: 'system.addToGuide', text: 'system.addToGuideText' },
  REPLACE: { label: 'system.replaceGuide', text: 'system.replaceGuideText' },
};

interface Props {
  value: PackMode;
  onChange: (mode: PackMode) => void;
}

/** Field for what an import does with the guide of the site. */
export function PackModeField({ value, onChange }: Props) {
  const id = useId();
  return (
    <RadioGroup aria-label={t('system.importAsks')} value={value} onChange={(_event, mode) => onChange(mode as PackMode)}>
      {(['ADD', 'REPLACE'] as const).map((mode) => (
        <FormControlLabel
          key={mode}
          value={mode}
          control={<Radio slotProps={{ input: { 'aria-describedby': `${id}-${mode}` } }} />}
          sx={{ alignItems: 'flex-start', mr: 0, mt: 0.5 }}
          disableTypography
          label={
            <Stack component="span" sx={{ pt: 1.1 }}>
              <Typography component="span" sx={{ fontWeight: 600 }}>
                {t(MODES[mode].label)}
              </Typography>
              <Typography id={`${id}-${mode}`} variant="body2" component="span" aria-hidden sx={{ color: 'text.secondary' }}>
                {t(MODES[mode].text)}
              </Typography>
            </Stack>
          }
        />
      ))}
    </RadioGroup>
  );
}
