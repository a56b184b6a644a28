import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { t } from '../../lib/i18n';
import { type AttributeFieldProps, attributeName, optionOf } from './attributes';

/** Field for several options of an attribute, found by their names and synonyms in any language. */
export function OptionsField({ attribute, values, initial, message, hint, onChange }: AttributeFieldProps) {
  const { options } = attribute;
  const label = attributeName(attribute);
  const current = [...initial, ...values];
  const offered = options.filter(({ key, isRetired }) => !isRetired || current.includes(key)).map(({ key }) => key);
  const gone = current.filter((key, n) => !offered.includes(key) && current.indexOf(key) === n);
  const nameOf = (value: string): string => {
    const { text, isRetired } = optionOf(attribute, value);
    return isRetired ? t('attributes.outdated', { value: text }) : text;
  };
  const wordsOf = (value: string): string => {
    const option = options.find(({ key }) => key === value);
    return [value, ...(option?.names ?? []), ...(option?.synonyms ?? [])].map((word) => (typeof word === 'string' ? word : word.text)).join(' ');
  };
  return (
    <Autocomplete
      multiple
      fullWidth
      filterSelectedOptions
      disableCloseOnSelect
      options={[...offered, ...gone]}
      value={[...values]}
      onChange={(_event, chosen) => onChange(chosen)}
      getOptionLabel={nameOf}
      filterOptions={createFilterOptions({ stringify: wordsOf })}
      noOptionsText={t('attributes.noSuchOption')}
      clearText={t('attributes.clear', { name: label })}
      openText={t('attributes.showOptions')}
      closeText={t('attributes.hideOptions')}
      slotProps={{ paper: { elevation: 2 } }}
      renderOption={({ key, ...option }, value) => (
        <li key={key} {...option}>
          <bdi>{nameOf(value)}</bdi>
        </li>
      )}
      renderValue={(chosen, itemProps) =>
        chosen.map((value, index) => {
          const { key, ...item } = itemProps({ index });
          return <Chip key={key} {...item} label={<bdi>{nameOf(value)}</bdi>} />;
        })
      }
      renderInput={(field) => <TextField {...field} label={label} error={message !== undefined} helperText={message ?? hint} />}
    />
  );
}
