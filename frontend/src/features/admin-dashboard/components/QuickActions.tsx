import LocationCityOutlined from '@mui/icons-material/LocationCityOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { lazily, t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { Section } from '../../../widgets/console';

const actions = lazily(() => [
  { label: t('adminDashboard.manageCities'), to: paths.adminCities(), icon: LocationCityOutlined },
  { label: t('adminDashboard.managePlaces'), to: paths.adminPlaces(), icon: PlaceOutlined },
  { label: t('adminDashboard.manageUsers'), to: paths.adminUsers(), icon: PeopleOutlined },
  { label: t('adminDashboard.manageReviews'), to: paths.adminReviews(), icon: RateReviewOutlined },
]);

/** Links to the four lists of the admin console. */
export function QuickActions() {
  return (
    <Section title={t('adminDashboard.quickActions')}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 208px), 1fr))' }}>
        {actions().map(({ label, to, icon: Icon }) => (
          <Button
            key={label}
            component={Link}
            to={to}
            variant="outlined"
            color="inherit"
            startIcon={<Icon />}
            sx={{ justifyContent: 'flex-start', px: 1.5, whiteSpace: 'nowrap' }}
          >
            {label}
          </Button>
        ))}
      </Box>
    </Section>
  );
}
