import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../../../lib/paths';
import { useHead } from '../../../../lib/useHead';
import { MessagePage } from '../../../../ui/MessagePage';

/** Stands where a place would be that does not exist. */
export function PlaceNotFound() {
  useHead({ title: 'Place Not Found', noIndex: true });
  return (
    <MessagePage title="Place Not Found" text="The place you're looking for doesn't exist.">
      <Button component={Link} to={paths.places()} variant="contained">
        Browse Places
      </Button>
    </MessagePage>
  );
}
