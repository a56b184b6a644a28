import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { t } from '../../../lib/i18n';
import { ErrorPanel, Spinner, useDeferredLoading } from '../../../ui/feedback';
import { radius } from '../../../ui/shape';
import { ConsolePage } from '../../../widgets/console';
import { SetupSteps } from '../components/SetupSteps';
import { useSetup } from '../components/useSetup';

/** All steps of the setup, also those that are done or skipped: /admin/setup. */
export function SetupScreen() {
  const setup = useSetup({ isForCard: false });
  const { data, error, loading, refetch, steps, isHidden } = setup;
  const waiting = useDeferredLoading(loading && !data);
  const canShow = isHidden && steps?.some(({ state }) => state === 'open');
  return (
    <ConsolePage
      title={t('setup.setUpYourGuide')}
      actions={
        canShow && (
          <Button variant="outlined" color="inherit" onClick={() => setup.resume('ALL')}>
            {t('setup.showOnTheDashboard')}
          </Button>
        )
      }
    >
      {waiting && <Spinner label={t('setup.loading')} />}
      {error !== undefined && !data && !loading && (
        <ErrorPanel title={t('setup.errorLoading')} text={t('setup.pleaseTryAgainLater')} error={error} onRetry={() => void refetch()} />
      )}
      {data && (
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, borderRadius: radius.panel, borderColor: 'divider', maxWidth: 880 }}>
          <SetupSteps setup={setup} isComplete />
        </Paper>
      )}
    </ConsolePage>
  );
}
