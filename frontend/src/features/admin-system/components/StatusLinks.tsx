import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../lib/address';
import { t } from '../../../lib/i18n';
import { lazyDialog } from '../../../ui/lazy';

const NewsDialog = lazyDialog(async () => (await import('./NewsDialog')).NewsDialog);

/** Buttons below the versions: what is new, licences, and the steps of the first run. */
export function StatusLinks({ version }: { version: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 2.5 }}>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('system.whatIsNew')}
      </Button>
      <Button variant="outlined" href="/licences.txt" target="_blank">
        {t('system.licences')}
      </Button>
      <Button variant="outlined" component={RouterLink} to={paths.adminSetup}>
        {t('system.setupSteps')}
      </Button>
      {isOpen && <NewsDialog version={version} onClose={() => setOpen(false)} />}
    </Stack>
  );
}
