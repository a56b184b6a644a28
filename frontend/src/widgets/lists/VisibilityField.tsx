import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { type RadioGroupProps } from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ListVisibility } from '../../graphql/schema.generated';
import { t } from '../../lib/i18n';
import { VISIBILITIES } from './visibilities';

interface Props extends Pick<RadioGroupProps, 'name' | 'onChange' | 'onBlur'> {
  value: ListVisibility;
}

/** Field for the visibility of a list, with an explanation of each choice. */
export function VisibilityField(field: Props) {
  const id = useId();
  return (
    <div>
      <FormLabel id={id} sx={{ typography: 'subtitle1', color: 'text.primary', '&.Mui-focused': { color: 'text.primary' } }}>
        {t('lists.whoCanSeeIt')}
      </FormLabel>
      <RadioGroup aria-labelledby={id} {...field}>
        {Object.entries(VISIBILITIES).map(([value, { icon: Icon, word, explanation }]) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio slotProps={{ input: { 'aria-describedby': `${id}-${value}` } }} />}
            sx={{ alignItems: 'flex-start', mr: 0, mt: 0.5 }}
            disableTypography
            label={
              <Box sx={{ pt: 1.1 }}>
                <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontWeight: 600 }}>
                  <Icon aria-hidden sx={{ fontSize: 18 }} />
                  {word}
                </Box>
                <Typography id={`${id}-${value}`} variant="body2" component="span" aria-hidden sx={{ color: 'text.secondary' }}>
                  {explanation}
                </Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </div>
  );
}
