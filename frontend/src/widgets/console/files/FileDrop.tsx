import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { t } from '../../../lib/i18n';
import { DropZone } from '../../photos';
import { UploadProgress } from '../UploadProgress';
import type { FileDropState } from './useFileDrop';

interface Props {
  /** State by `useFileDrop`. */
  drop: FileDropState;
  /** Element of the heading, by the headings around it. */
  heading: 'h2' | 'h3';
  /** Other ways to give the file. */
  hint: string;
  /** Which files are taken. */
  about: string;
  /** Extensions that the browser offers first; all files by default. */
  accept?: string;
}

/** Area that takes a file, dropped or chosen, and shows its upload. */
export function FileDrop({ drop: { take, cancel, sending, error }, heading, hint, about, accept }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack sx={{ gap: 2, maxWidth: 880 }}>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={t('console.chooseFile')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = ''; // the same file can be chosen again
          take(files);
        }}
      />
      <DropZone isWrong={error !== undefined} onDrop={take}>
        <Stack sx={{ width: '100%', alignItems: 'center', textAlign: 'center', gap: 1.5, py: { xs: 3, sm: 6 } }}>
          {sending ? (
            <UploadProgress name={sending.name} share={sending.share} checking={t('console.storingFile')} onCancel={cancel} />
          ) : (
            <>
              <UploadFileRounded aria-hidden sx={{ fontSize: 44, color: 'text.secondary' }} />
              <Typography variant="h3" component={heading}>
                {t('console.dropFile')}
              </Typography>
              <Typography sx={{ color: 'text.secondary' }}>{hint}</Typography>
              <Button variant="contained" sx={{ minHeight: 44 }} onClick={() => input.current?.click()}>
                {t('console.chooseFile')}
              </Button>
            </>
          )}
        </Stack>
      </DropZone>
      {error !== undefined && <Alert severity="error">{error}</Alert>}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {about}
      </Typography>
    </Stack>
  );
}
