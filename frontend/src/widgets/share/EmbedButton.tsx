import CodeRounded from '@mui/icons-material/CodeRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../../lib/i18n';
import { lazyDialog } from '../../ui/lazy';
import type { EmbedDialogProps } from './EmbedDialog';

const EmbedDialog = lazyDialog<EmbedDialogProps>(async () => (await import('./EmbedDialog')).EmbedDialog);

/** Button that opens the dialog with the embed code. */
export function EmbedButton(props: Pick<EmbedDialogProps, 'name' | 'pages'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button fullWidth variant="outlined" color="inherit" startIcon={<CodeRounded />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('share.embed')}
      </Button>
      <EmbedDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
