import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';

/** Copyright and credits at the end of every page. */
export function SmallPrint() {
  return (
    <Box
      sx={{
        mt: { xs: 4, md: 6 },
        pt: 3,
        borderTop: 1,
        borderColor: 'divider',
        color: 'text.secondary',
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 4,
        rowGap: 1,
      }}
    >
      <Typography variant="body2">© {new Date().getFullYear()} CityPins. Free software under the MIT licence.</Typography>
      <Typography variant="body2">
        City data ©{' '}
        <MuiLink href="https://www.geonames.org/" color="inherit" underline="always">
          GeoNames
        </MuiLink>{' '}
        (
        <MuiLink href="https://creativecommons.org/licenses/by/4.0/" color="inherit" underline="always">
          CC BY 4.0
        </MuiLink>
        ). Places marked as sample data are invented.
      </Typography>
    </Box>
  );
}
