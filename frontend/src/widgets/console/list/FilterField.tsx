import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { formatList, isolate } from '../../../lib/i18n';
import { wordsIn } from './listAddress';
import { useListAddress } from './useListAddress';

interface Props {
  /** Name of the address parameter. */
  name: string;
  label: string;
  /** Possible values; without one of them, the list is not filtered. */
  options: readonly { value: string; text: string }[];
  /** Label of the choice without a filter. */
  any: string;
  /** Returns the possible value that a value of the address stands for, such as an old name of it. */
  canonical?: (value: string) => string;
  /** Whether the list can be filtered by several values at once, which are separated by commas in the address. */
  isSeveral?: boolean;
}

/** Filters the list by one or several of a few values. */
export function FilterField({ name, label, options, any, canonical = String, isSeveral = false }: Props) {
  const { address, change } = useListAddress();
  const asked = isSeveral ? wordsIn(address, name).map(canonical) : [canonical(address.get(name) ?? '')];
  const chosen = options.filter(({ value }) => asked.includes(value));
  // In a list of several values, the choice without a filter is the empty text.
  const choose = (values: string | readonly string[]) => {
    const words = [values].flat();
    change({ [name]: words.at(-1) === '' ? undefined : words.filter(Boolean).join(',') });
  };
  return (
    <TextField
      select
      size="small"
      label={label}
      value={isSeveral ? chosen.map(({ value }) => value) : (chosen[0]?.value ?? '')}
      onChange={({ target }) => choose(target.value)}
      slotProps={{
        select: { displayEmpty: true, multiple: isSeveral, renderValue: () => (chosen.length > 0 ? formatList(chosen.map(({ text }) => isolate(text))) : any) },
        inputLabel: { shrink: true },
      }}
      sx={{ minWidth: 140, maxWidth: 240 }}
    >
      <MenuItem value="">{any}</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          <bdi>{option.text}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}
