import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { t } from '../../../../lib/i18n';
import { paths } from '../../../../lib/address';
import { ProfileSection } from '../ProfileSection';

/** Empty list of the viewer's, with a link to start. */
export function NothingYet({ title, text }: { title: string; text: string }) {
  return (
    <ProfileSection title={title} isList>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{text}</Typography>
      <Button component={Link} to={paths.places()} variant="outlined" color="inherit" sx={{ mt: 'auto', alignSelf: 'flex-start' }}>
        {t('profile.browsePlaces')}
      </Button>
    </ProfileSection>
  );
}
