import Button from '@mui/material/Button';
import { useRouteError } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useHead } from '../../lib/useHead';
import { MessagePage } from '../../ui/MessagePage';

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  // A new version has replaced the files that this page was made for.
  if (/dynamically imported module|module script/i.test(message)) {
    return 'This page could not be loaded. Reload it to get the newest version.';
  }
  return 'Something on this page broke. Reload it, or go on from the home page.';
}

/** Shown instead of a screen that failed while it was loaded or drawn. */
export function UnexpectedErrorScreen() {
  const error = useRouteError();
  useHead({ title: 'Unexpected Application Error!', noIndex: true });
  return (
    <MessagePage title="Unexpected Application Error!" text={reasonOf(error)}>
      <Button variant="contained" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
      <Button href={paths.home} variant="outlined" color="inherit">
        Go to the home page
      </Button>
    </MessagePage>
  );
}
