import Box from '@mui/material/Box';
import { t } from '../../../lib/i18n';
import { useHead } from '../../../lib/page';
import { ErrorPanel } from '../../../ui/feedback';
import { PageContainer } from '../../../ui/PageContainer';
import { visuallyHidden } from '../../../ui/visuallyHidden';

interface Props {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Page for a form whose data could not be loaded. */
export function Failed({ title, error, onRetry }: Props) {
  useHead({ title, noIndex: true });
  return (
    <PageContainer sx={{ py: { xs: 4, sm: 8 }, position: 'relative' }}>
      <Box component="h1" tabIndex={-1} sx={visuallyHidden}>
        {title}
      </Box>
      <ErrorPanel title={t('suggestions.errorLoadingForm')} text={t('suggestions.pleaseTryAgainLater')} error={error} onRetry={onRetry} />
    </PageContainer>
  );
}
