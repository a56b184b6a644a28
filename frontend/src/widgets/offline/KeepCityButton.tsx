import DownloadDoneRounded from '@mui/icons-material/DownloadDoneRounded';
import DownloadForOfflineOutlined from '@mui/icons-material/DownloadForOfflineOutlined';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { t } from '../../lib/i18n';
import { canKeep, type KeptState, lookUp, useKept } from '../../lib/kept';
import { lazyDialog } from '../../ui/lazy';
import type { KeepCityDialogProps } from './KeepCityDialog';
import { percent } from './words';

const KeepCityDialog = lazyDialog<KeepCityDialogProps>(async () => (await import('./KeepCityDialog')).KeepCityDialog);

function labelOf(state: KeptState, name: string): string {
  if (state.is === 'running') return t('offline.keeping', { done: percent(state.done ?? 0) });
  if (state.is === 'failed' || (state.is === 'kept' && !state.city.isWhole)) return t('offline.notComplete', { name });
  return state.is === 'kept' ? t('offline.isKept', { name }) : t('offline.keepName', { name });
}

/** Button that opens the dialog for keeping a city on this device; it shows the state. Nothing in a browser that cannot keep cities. */
export function KeepCityButton({ city }: { city: KeepCityDialogProps['city'] }) {
  const [isOpen, setOpen] = useState(false);
  const state = useKept(city.id);
  useEffect(() => {
    if (canKeep()) void lookUp(city.id);
  }, [city.id]);
  if (!canKeep()) return null;

  const isKept = state.is === 'kept' && state.city.isWhole;
  return (
    <>
      <Button
        fullWidth
        variant="outlined"
        color="inherit"
        startIcon={isKept ? <DownloadDoneRounded color="success" /> : <DownloadForOfflineOutlined />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <bdi>{labelOf(state, city.name)}</bdi>
      </Button>
      <KeepCityDialog city={city} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
