import { radius } from '../../../../ui/shape';

/** Style of buttons on top of a place's pictures. */
export const onPicture = {
  px: 2,
  borderRadius: radius.pill,
  border: 1,
  borderColor: 'divider',
  color: 'text.primary',
  bgcolor: 'background.paper',
  '&:hover': { bgcolor: 'sunken.main' },
} as const;
