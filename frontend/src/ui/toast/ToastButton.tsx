import Button from '@mui/material/Button';

interface Props {
  label: string;
  onPress: () => void;
}

/** Button of a toast. */
export function ToastButton({ label, onPress }: Props) {
  return (
    <Button color="inherit" size="small" onClick={onPress} sx={{ minHeight: 44, my: -1, textDecoration: 'underline', textUnderlineOffset: '.18em' }}>
      {label}
    </Button>
  );
}
