import Box from '@mui/material/Box';

interface Props {
  /** Id of the uploaded picture. */
  id: string;
  alt: string;
  /** Maximum height (px). */
  maxHeight?: number;
}

/** Picture of the settings, as a whole. */
export function SitePicture({ id, alt, maxHeight = 96 }: Props) {
  return (
    <Box component="img" src={`/site/pictures/${encodeURIComponent(id)}`} alt={alt} sx={{ display: 'block', maxWidth: '100%', maxHeight, borderRadius: 1 }} />
  );
}
