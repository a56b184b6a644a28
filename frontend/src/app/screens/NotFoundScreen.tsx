import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useHead } from '../../lib/useHead';
import { MessagePage } from '../../ui/MessagePage';

/** Answer to an address that leads nowhere. */
export function NotFoundScreen() {
  useHead({ title: 'Page not found', noIndex: true });
  return (
    <MessagePage
      title="Page not found"
      text="The page you're looking for doesn't exist. It may have moved, or the address has a typing error."
    >
      <Button component={Link} to={paths.home} variant="contained">
        Go to the home page
      </Button>
      <Button component={Link} to={paths.cities()} variant="outlined" color="inherit">
        Explore Cities
      </Button>
    </MessagePage>
  );
}
