import TextField from '@mui/material/TextField';
import { useListAddress } from '../../../widgets/console';

interface Props {
  /** Name of the parameter in the address. */
  name: string;
  label: string;
}

/** Filters the activity list by a first or last day. */
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
