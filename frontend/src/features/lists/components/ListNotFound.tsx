import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { useHead } from '../../../lib/useHead';
import { MessagePage } from '../../../ui/MessagePage';

/** Stands where a list would be that does not exist, or is not for whoever asks. */
export function ListNotFound() {
  useHead({ title: 'List Not Found', noIndex: true });
  return (
    <MessagePage title="List Not Found" text="The list you're looking for doesn't exist, or is not shared any more.">
      <Button component={Link} to={paths.places()} variant="contained">
        Browse Places
      </Button>
    </MessagePage>
  );
}
