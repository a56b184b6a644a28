import { radius } from '../../../../ui/shape';

/** Look of buttons that lie on the pictures of a place. */
export const onPicture = {
  px: 2,
  borderRadius: radius.pill,
  border: 1,
  borderColor: 'divider',
  color: 'text.primary',
  bgcolor: 'background.paper',
  '&:hover': { bgcolor: 'sunken.main' },
} as const;
