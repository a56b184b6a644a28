import ShareOutlined from '@mui/icons-material/ShareOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { localizedPath, t } from '../../lib/i18n';
import { lazyDialog } from '../../ui/lazy';
import type { ShareDialogProps } from './ShareDialog';

const ShareDialog = lazyDialog<ShareDialogProps>(async () => (await import('./ShareDialog')).ShareDialog);

interface Props extends Pick<ButtonProps, 'variant' | 'fullWidth'> {
  /** Title of the shared page. */
  title: string;
  /** Path of the shared page. */
  path: string;
}

/**
 * Opens the system's share dialog.
 * @returns true if it was used or cancelled, false if it is not available
 */
async function shareBySystem(data: ShareData): Promise<boolean> {
  if (!('share' in navigator) || ('canShare' in navigator && !navigator.canShare(data))) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Button that shares a page through the system, or else in a dialog with a link and a QR code. */
export function ShareButton({ title, path, variant = 'outlined', fullWidth }: Props) {
  const [isOpen, setOpen] = useState(false);
  const url = new URL(localizedPath(path), window.location.origin).href;
  const share = async () => setOpen(!(await shareBySystem({ title, url })));

  return (
    <>
      <Button
        variant={variant}
        fullWidth={fullWidth}
        color={variant === 'contained' ? 'primary' : 'inherit'}
        startIcon={<ShareOutlined />}
        onClick={() => void share()}
      >
        {t('share.share')}
      </Button>
      <ShareDialog title={title} url={url} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
