import Box from '@mui/material/Box';
import { t } from '../../lib/i18n';
import { useHead } from '../../lib/page';
import { ErrorPanel, Spinner, useDeferredLoading } from '../../ui/feedback';
import { PageContainer } from '../../ui/PageContainer';
import { visuallyHidden } from '../../ui/visuallyHidden';

/** Loading indicator of a page; nothing for the first moments. */
export const PageLoading = () => (useDeferredLoading(true) ? <Spinner label={t('pages.loadingPage')} /> : null);

/** Error of a page that could not be loaded. */
export function PageFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useHead({ title: t('pages.page') });
  return (
    <PageContainer sx={{ py: { xs: 4, sm: 8 }, position: 'relative' }}>
      <Box component="h1" tabIndex={-1} sx={visuallyHidden}>
        {t('pages.page')}
      </Box>
      <ErrorPanel title={t('pages.errorLoadingPage')} text={t('pages.pleaseTryAgainLater')} error={error} onRetry={onRetry} />
    </PageContainer>
  );
}
