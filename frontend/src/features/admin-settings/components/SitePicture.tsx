import Box from '@mui/material/Box';

interface Props {
  /** Id of the uploaded picture. */
  id: string;
  alt: string;
}

/** Picture of the settings, as a whole. */
export function SitePicture({ id, alt }: Props) {
  return <Box component="img" src={`/site/pictures/${encodeURIComponent(id)}`} alt={alt} sx={{ display: 'block', maxWidth: '100%', maxHeight: 96 }} />;
}
