import Box from '@mui/material/Box';
import { lazySection } from '../../ui/lazy';

/** Field for choosing photos, loaded after the rest of its form. */
export const PhotoPicker = lazySection(
  () => import('./PhotoPicker').then((file) => file.PhotoPicker),
  () => <Box sx={{ minHeight: 140 }} />,
);
