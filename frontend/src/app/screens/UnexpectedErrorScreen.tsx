import Button from '@mui/material/Button';
import { useRouteError } from 'react-router-dom';
import { t } from '../../lib/i18n';
import { here } from '../../lib/locale';
import { paths } from '../../lib/paths';
import { useHead } from '../../lib/useHead';
import { MessagePage } from '../../ui/MessagePage';

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  // A new version has replaced the files that this page was made for.
  if (/dynamically imported module|module script/i.test(message)) {
    return t('app.thisPageCouldNotBe');
  }
  return t('app.somethingOnThisPageBroke');
}

/** Shown instead of a screen that failed while it was loaded or drawn. */
export function UnexpectedErrorScreen() {
  const error = useRouteError();
  useHead({ title: t('app.unexpectedApplicationError'), noIndex: true });
  return (
    <MessagePage title={t('app.unexpectedApplicationError')} text={reasonOf(error)}>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {t('app.reloadThePage')}
      </Button>
      <Button href={here(paths.home)} variant="outlined" color="inherit">
        {t('app.goToTheHomePage')}
      </Button>
    </MessagePage>
  );
}
