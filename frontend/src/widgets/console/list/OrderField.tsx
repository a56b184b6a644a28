import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { t } from '../../../lib/i18n';
import { useListAddress } from './useListAddress';

interface Props extends Pick<TextFieldProps, 'sx'> {
  /** Possible orders: address values with their labels. */
  orders: readonly { value: string; text: string }[];
  /** Address value of the default order. */
  usualSort: string;
}

/** Select field for the order of a list without column headers. */
export function OrderField({ orders, usualSort, sx = { minWidth: 160 } }: Props) {
  const { address, change } = useListAddress();
  const value = address.get('sort') ?? usualSort;
  return (
    <TextField
      select
      size="small"
      label={t('console.sortBy')}
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
