import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

interface Props {
  /** Number of items that are shown; undefined for all. */
  most: number | undefined;
  /** Number of all items. */
  count: number;
  label: string;
  onPress: () => void;
}

/** Button that shows all items of a long list; nothing if all are shown. */
export function AllButton({ most, count, label, onPress }: Props) {
  if (most === undefined || count <= most) return null;
  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      <Button color="inherit" variant="outlined" onClick={onPress}>
        {label}
      </Button>
    </Stack>
  );
}
