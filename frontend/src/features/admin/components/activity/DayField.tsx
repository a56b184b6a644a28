import TextField from '@mui/material/TextField';
import { useListAddress } from '../../../../widgets/console';

interface Props {
  /** The parameter of the address. */
  name: string;
  label: string;
}

/** Narrows the list to what was done from, or up to, a day. */
export function DayField({ name, label }: Props) {
  const { address, change } = useListAddress();
  return (
    <TextField
      type="date"
      size="small"
      label={label}
      value={address.get(name) ?? ''}
      onChange={({ target }) => change({ [name]: target.value }, { typing: true })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
