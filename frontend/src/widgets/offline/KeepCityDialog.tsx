import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatBytes, formatDate, language, t } from '../../lib/i18n';
import { keep, type KeptState, removeCity, sizeOf, stopKeeping, useKept } from '../../lib/kept';
import { KeptParts } from './KeptParts';
import { type Measured, useMeasured } from './useMeasured';
import { keepProblem, percent } from './words';

export interface KeepCityDialogProps {
  city: { id: string; name: string };
  isOpen: boolean;
  onClose: () => void;
}

interface Shown {
  name: string;
  state: KeptState;
  measured: Measured;
}

function Running({ done }: { done: number | undefined }) {
  const progress = done === undefined ? undefined : 100 * done;
  return (
    <Stack sx={{ gap: 1 }}>
      <LinearProgress
        aria-label={t('offline.progress')}
        variant={progress === undefined ? 'indeterminate' : 'determinate'}
        {...(progress !== undefined && { value: progress })}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('offline.keeping', { done: percent(done ?? 0) })} {t('offline.youCanCloseThis')}
      </Typography>
    </Stack>
  );
}

/** State of the city, and the size of what will be kept. */
function Content({ name, state, measured }: Shown) {
  if (state.is === 'running') return <Running done={state.done} />;
  const kept = state.is === 'kept' ? state.city : undefined;
  return (
    <Stack sx={{ gap: 2 }}>
      {state.is === 'failed' && <Alert severity="error">{keepProblem(state, name)}</Alert>}
      {kept?.isWhole && <Alert severity="success">{t('offline.keptOn', { date: formatDate(kept.date), size: formatBytes(kept.bytes) })}</Alert>}
      {kept && !kept.isWhole && <Alert severity="warning">{t('offline.wasInterrupted')}</Alert>}
      <Typography>{t('offline.whatIsKept')}</Typography>
      {measured.problem === undefined ? (
        <KeptParts measured={measured} />
      ) : (
        <Alert severity="error">{keepProblem({ is: 'failed', problem: measured.problem, city: undefined }, name)}</Alert>
      )}
    </Stack>
  );
}

const isStored = (state: KeptState): boolean => state.is === 'kept' || (state.is === 'failed' && state.city !== undefined);

function confirmLabel(state: KeptState): string {
  if (state.is === 'kept' && state.city.isWhole) return t('offline.update');
  return isStored(state) ? t('offline.goOn') : t('offline.keep');
}

/** Dialog that tells the size of a city, keeps it on this device, shows the progress, and removes it. Closing it does not stop the download. */
export function KeepCityDialog({ city, isOpen, onClose }: KeepCityDialogProps) {
  const { id, name } = city;
  const titleId = useId();
  const state = useKept(id);
  const measured = useMeasured(id, isOpen && state.is !== 'running');
  const { summary } = measured;
  const start = () => void keep({ id, name, language: language.code }, summary && sizeOf(summary));

  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId} variant="h3" sx={{ px: 3, pt: 3, pb: 1.5, overflowWrap: 'anywhere' }}>
        <bdi>{t('offline.keepName', { name })}</bdi>
      </DialogTitle>
      <DialogContent sx={{ px: 3, pb: 1 }}>
        <Content name={name} state={state} measured={measured} />
      </DialogContent>
      <DialogActions
        sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 3, pt: 2, '& > *': { flexGrow: { xs: 1, sm: 0 } }, '& > :not(style) ~ :not(style)': { ml: 0 } }}
      >
        <Button color="inherit" onClick={onClose}>
          {t('offline.close')}
        </Button>
        {state.is === 'running' ? (
          <Button variant="outlined" color="inherit" onClick={() => void stopKeeping(id)}>
            {t('offline.stop')}
          </Button>
        ) : (
          <>
            {isStored(state) && (
              <Button variant="outlined" color="error" onClick={() => void removeCity(id)}>
                {t('offline.remove')}
              </Button>
            )}
            <Button variant="contained" disabled={!summary || measured.isTooLarge} onClick={start}>
              {confirmLabel(state)}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
