import LinearProgress from '@mui/material/LinearProgress';
import { useNavigation } from 'react-router-dom';
import { t } from '../../lib/i18n';
import { useDeferredLoading } from '../../ui/feedback';

/** Progress bar at the top while the next screen loads. */
export function NavigationProgress() {
  const busy = useDeferredLoading(useNavigation().state !== 'idle');
  if (!busy) return null;
  return (
    <LinearProgress
      aria-label={t('app.loadingThePage')}
      sx={(theme) => ({ position: 'fixed', top: 0, left: 0, right: 0, height: 3, zIndex: theme.zIndex.tooltip })}
    />
  );
}
