import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { useHead } from '../../../lib/useHead';
import { MessagePage } from '../../../ui/MessagePage';

/** Stands where a person would be who does not exist, or has left. */
export function PersonNotFound() {
  useHead({ title: 'Person Not Found', noIndex: true });
  return (
    <MessagePage title="Person Not Found" text="The person you're looking for doesn't exist, or has left the guide.">
      <Button component={Link} to={paths.places()} variant="contained">
        Browse Places
      </Button>
    </MessagePage>
  );
}
