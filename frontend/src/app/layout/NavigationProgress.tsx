import LinearProgress from '@mui/material/LinearProgress';
import { useNavigation } from 'react-router-dom';
import { useDeferredLoading } from '../../ui/useDeferredLoading';

/** A thin bar at the top while the next screen is on its way. */
export function NavigationProgress() {
  const busy = useDeferredLoading(useNavigation().state !== 'idle');
  if (!busy) return null;
  return (
    <LinearProgress
      aria-label="Loading the page"
      sx={(theme) => ({ position: 'fixed', top: 0, left: 0, right: 0, height: 3, zIndex: theme.zIndex.tooltip })}
    />
  );
}
