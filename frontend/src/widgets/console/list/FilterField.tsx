import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
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
}

/** Filters the list by one of a few values. */
export function FilterField({ name, label, options, any, canonical = String }: Props) {
  const { address, change } = useListAddress();
  const value = canonical(address.get(name) ?? '');
  return (
    <TextField
      select
      size="small"
      label={label}
      value={options.some((option) => option.value === value) ? value : ''}
      onChange={({ target }) => change({ [name]: target.value })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 140 }}
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
