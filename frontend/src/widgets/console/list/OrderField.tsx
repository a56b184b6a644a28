import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useListAddress } from './useListAddress';

interface Props extends Pick<TextFieldProps, 'sx'> {
  /** The orders that the list can have, as its address says them and as people do. */
  orders: readonly { value: string; text: string }[];
  /** The word for the order where the address names none. */
  usualSort: string;
}

/** The order of a list that has no heads of columns to press. */
export function OrderField({ orders, usualSort, sx = { minWidth: 160 } }: Props) {
  const { address, change } = useListAddress();
  const value = address.get('sort') ?? usualSort;
  return (
    <TextField
      select
      size="small"
      label="Sort by"
      value={orders.some((order) => order.value === value) ? value : usualSort}
      onChange={({ target }) => change({ sort: target.value === usualSort ? undefined : target.value })}
      sx={sx}
    >
      {orders.map((order) => (
        <MenuItem key={order.value} value={order.value}>
          {order.text}
        </MenuItem>
      ))}
    </TextField>
  );
}
