import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';
import { t } from '../../../../lib/i18n';
import type { Option } from './targets';

interface Props {
  /** Label for screen readers; the text beside the field names it for others. */
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
  /** Error of the value. */
  message: string | undefined;
  /** Help text, shown while there is no error. */
  hint: string | undefined;
  isDisabled?: boolean;
}

/** Field that chooses one of many options in groups, found by typing. */
export function ChoiceField({ label, value, options, onChange, message, hint, isDisabled = false }: Props) {
  return (
    <Autocomplete
      fullWidth
      size="small"
      disableClearable
      autoHighlight
      disabled={isDisabled}
      options={options}
      value={options.find((option) => option.value === value) ?? { value, label: value, group: '' }}
      onChange={(_event, option) => onChange(option.value)}
      groupBy={({ group }) => group}
      getOptionKey={(option) => option.value}
      isOptionEqualToValue={(option, chosen) => option.value === chosen.value}
      noOptionsText={t('importColumns.noneFound')}
      openText={t('importColumns.open')}
      closeText={t('importColumns.close')}
      slotProps={{ paper: { elevation: 2 }, listbox: { component: 'div', 'aria-label': label, 'aria-labelledby': undefined } }}
      // Without roles, the lists in the list hide the options from screen readers.
      renderGroup={({ key, group, children }) => (
        <div key={key} role="group" aria-label={group}>
          <ListSubheader component="div" aria-hidden sx={{ top: -8 }}>
            {group}
          </ListSubheader>
          <Box component="ul" role="presentation" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {children}
          </Box>
        </div>
      )}
      renderOption={({ key, ...option }, { label: text }) => (
        <li key={key} {...option}>
          <bdi>{text}</bdi>
        </li>
      )}
      renderInput={({ slotProps, ...field }) => (
        <TextField
          {...field}
          error={message !== undefined}
          helperText={message ?? hint}
          slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, 'aria-label': label } }}
        />
      )}
    />
  );
}
