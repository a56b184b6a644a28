import Button from '@mui/material/Button';
import { useRouteError } from 'react-router-dom';
import { isOffline } from '../../lib/api';
import { localizedPath, t } from '../../lib/i18n';
import { paths } from '../../lib/address';
import { useHead } from '../../lib/page';
import { MessagePage } from '../../ui/feedback';

function wordsFor(error: unknown): { title: string; text: string } {
  const message = error instanceof Error ? error.message : '';
  const isMissing = /dynamically imported module|module script/i.test(message);
  if (isMissing && isOffline()) return { title: t('app.youAreOffline'), text: t('lib.youAreOfflineAndThis') };
  // Files of this page's version are gone after an update of the server.
  const text = isMissing ? t('app.thisPageCouldNotBe') : t('app.somethingOnThisPageBroke');
  return { title: t('app.unexpectedApplicationError'), text };
}

/** Error screen for a screen that failed to load or render. */
export function UnexpectedErrorScreen() {
  const { title, text } = wordsFor(useRouteError());
  useHead({ title, noIndex: true });
  return (
    <MessagePage title={title} text={text}>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {t('app.reloadThePage')}
      </Button>
      <Button href={localizedPath(paths.home)} variant="outlined" color="inherit">
        {t('app.goToTheHomePage')}
      </Button>
    </MessagePage>
  );
}
