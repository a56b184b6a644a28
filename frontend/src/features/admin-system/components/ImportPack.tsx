import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { t } from '../../../lib/i18n';
import { useFileUpload } from '../../../lib/photos';
import { UploadProgress } from '../../../widgets/console';
import { ImportPackDialog } from './ImportPackDialog';
import type { UploadedPack } from './uploadedPack';

/** Button that uploads a pack, and then asks how to import it. */
export function ImportPack() {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [pack, setPack] = useState<UploadedPack>();
  const { upload, isUploading, send, cancel } = useFileUpload<UploadedPack>({
    path: '/api/admin/packs',
    field: 'pack',
    onUploaded(uploaded) {
      setPack(uploaded);
      setOpen(true);
    },
  });
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <input
        ref={input}
        type="file"
        hidden
        accept=".zip,application/zip"
        aria-label={t('system.importPack')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = ''; // the same file can be chosen again
          if (file) void send(file);
        }}
      />
      {upload && isUploading ? (
        <UploadProgress name={upload.name} share={upload.share} checking={t('system.checkingPack')} onCancel={cancel} />
      ) : (
        <Button variant="outlined" color="inherit" startIcon={<UploadFileRounded />} sx={{ minHeight: 44 }} onClick={() => input.current?.click()}>
          {t('system.importPack')}
        </Button>
      )}
      {upload?.error && <Alert severity="error">{upload.error}</Alert>}
      {pack && <ImportPackDialog key={pack._id} pack={pack} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </Stack>
  );
}
