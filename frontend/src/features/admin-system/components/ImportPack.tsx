import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { isolate, t } from '../../../lib/i18n';
import { ImportPackDialog } from './ImportPackDialog';
import { usePackUpload } from './usePackUpload';

/** Button that uploads a pack, and then asks how to import it. */
export function ImportPack() {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { upload, pack, send, cancel } = usePackUpload(() => setOpen(true));
  const isUploading = upload !== undefined && upload.error === undefined;
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
      {isUploading ? (
        <Stack role="status" sx={{ gap: 1, width: '100%', maxWidth: 480, alignItems: 'flex-start' }}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {upload.share < 1 ? t('system.uploading', { name: isolate(upload.name) }) : t('system.checkingPack')}
          </Typography>
          <LinearProgress
            aria-label={t('system.progressOf', { name: upload.name })}
            variant={upload.share < 1 ? 'determinate' : 'indeterminate'}
            value={upload.share * 100}
            sx={{ alignSelf: 'stretch', borderRadius: 2, height: 6 }}
          />
          <Button color="inherit" onClick={cancel}>
            {t('system.cancelUpload')}
          </Button>
        </Stack>
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
