import IconButton, { type IconButtonProps } from '@mui/material/IconButton';

interface Props extends Pick<IconButtonProps, 'onClick' | 'children' | 'aria-disabled'> {
  label: string;
}

/** Round button on a photo. */
export function PictureButton({ label, ...button }: Props) {
  return (
    <IconButton
      {...button}
      aria-label={label}
      sx={{
        color: 'text.primary',
        bgcolor: 'background.paper',
        boxShadow: 1,
        '&:hover': { bgcolor: 'sunken.main' },
        '&[aria-disabled=true]': { opacity: 0.45, cursor: 'default' },
      }}
    />
  );
}
