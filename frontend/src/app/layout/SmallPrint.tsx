import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useSite } from '../../lib/currentSite';
import { t } from '../../lib/i18n';

const currentYear = (): string => String(new Date().getFullYear());

/** Copyright and credits at the end of every page. */
export function SmallPrint() {
  const { credit } = useSite();
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
      <Typography variant="body2">
        {t('app.copyright', { year: currentYear() })}
        {credit && ` · ${t('app.madeWith')}`}
      </Typography>
      <Typography variant="body2">
        {t('app.cityData')} ©{' '}
        <MuiLink href="https://www.geonames.org/" color="inherit" underline="always">
          GeoNames
        </MuiLink>{' '}
        (
        <MuiLink href="https://creativecommons.org/licenses/by/4.0/" color="inherit" underline="always">
          CC BY 4.0
        </MuiLink>
        ). {t('app.sampleDataAreInvented')}
      </Typography>
    </Box>
  );
}
