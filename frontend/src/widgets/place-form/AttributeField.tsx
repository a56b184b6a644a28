import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { capitalize, t } from '../../lib/i18n';
import { FormField } from '../../ui/form';
import { type AttributeFieldProps, attributeName, optionOf } from './attributes';
import { OptionsField } from './OptionsField';

function YesNoField({ attribute, values: [value = ''], message, hint, onChange }: AttributeFieldProps) {
  const id = useId();
  const help = message ?? hint;
  const choices = [
    { value: '', text: t('attributes.unknown') },
    { value: 'yes', text: capitalize(t('attributes.yes')) },
    { value: 'no', text: capitalize(t('attributes.no')) },
  ];
  return (
    <FormControl component="fieldset" error={message !== undefined} sx={{ minWidth: 0 }}>
      <FormLabel component="legend">{attributeName(attribute)}</FormLabel>
      <RadioGroup row value={value} onChange={(_event, chosen) => onChange([chosen])}>
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.value}
            value={choice.value}
            label={choice.text}
            control={<Radio slotProps={{ input: { 'aria-invalid': message !== undefined, 'aria-describedby': help ? id : undefined } }} />}
            sx={{ minHeight: 44 }}
          />
        ))}
      </RadioGroup>
      {help && (
        <FormHelperText id={id} sx={{ mx: 0 }}>
          {help}
        </FormHelperText>
      )}
    </FormControl>
  );
}

function ChoiceField({ attribute, values: [value = ''], initial, onChange, ...props }: AttributeFieldProps) {
  const offered = attribute.options.filter(({ key, isRetired }) => !isRetired || initial.includes(key)).map(({ key }) => key);
  const options = value === '' || offered.includes(value) ? offered : [...offered, value];
  return (
    <FormField
      {...props}
      error={props.message !== undefined}
      select
      label={attributeName(attribute)}
      value={value}
      onChange={({ target }) => onChange([target.value])}
    >
      <MenuItem value="">{t('attributes.unknown')}</MenuItem>
      {options.map((key) => {
        const { text, isRetired } = optionOf(attribute, key);
        return (
          <MenuItem key={key} value={key}>
            <bdi>{isRetired ? t('attributes.outdated', { value: text }) : text}</bdi>
          </MenuItem>
        );
      })}
    </FormField>
  );
}

function LineField({ attribute, values: [value = ''], message, hint, onChange }: AttributeFieldProps) {
  const { kind, unit } = attribute;
  const isNumber = kind === 'number';
  return (
    <FormField
      label={attributeName(attribute)}
      value={value}
      error={message !== undefined}
      message={message}
      hint={hint ?? (kind === 'link' ? 'https://…' : undefined)}
      type={kind === 'link' ? 'url' : 'text'}
      autoComplete="off"
      slotProps={{
        htmlInput: { inputMode: isNumber ? 'decimal' : undefined },
        input: unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : {},
      }}
      // Many languages write numbers with a comma.
      onChange={({ target }) => onChange([isNumber ? target.value.replace(',', '.') : target.value])}
    />
  );
}

const FIELDS: Readonly<Record<string, typeof LineField | undefined>> = { 'yes-no': YesNoField, choice: ChoiceField, several: OptionsField };

/** Field for an attribute of a place, by the kind of its values. */
export function AttributeField(props: AttributeFieldProps) {
  const Field = FIELDS[props.attribute.kind] ?? LineField;
  return <Field {...props} />;
}
