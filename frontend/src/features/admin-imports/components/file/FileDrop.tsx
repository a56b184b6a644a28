import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { formatBytes, isolate, t } from '../../../../lib/i18n';
import { useFileUpload } from '../../../../lib/photos';
import { UploadProgress } from '../../../../widgets/console';
import { DropZone } from '../../../../widgets/photos';
import { usePaste } from './usePaste';

/** Largest file (bytes) that the server takes. */
const MOST_BYTES = 1_000_000_000;

/** Response of the server to an uploaded file. */
interface UploadedFile {
  _id: string;
}

interface Props {
  /** Called with the id of the new import. */
  onUploaded: (id: string) => void;
}

/** Returns why files cannot be taken; undefined if they can. */
function problemOf([file, ...others]: readonly File[]): string | undefined {
  if (!file || others.length > 0) return t('importFile.oneFile');
  const name = isolate(file.name);
  if (file.size === 0) return t('importFile.emptyFile', { name });
  return file.size > MOST_BYTES ? t('importFile.tooLarge', { name, size: formatBytes(MOST_BYTES) }) : undefined;
}

/** Area that takes the file of an import: dropped, chosen or pasted. */
export function FileDrop({ onUploaded }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const { upload, isUploading, send, cancel } = useFileUpload<UploadedFile>({
    path: '/api/admin/imports/files',
    field: 'file',
    onUploaded: ({ _id }) => onUploaded(_id),
  });
  const take = (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    cancel();
    const found = problemOf(files);
    setProblem(found);
    if (found === undefined) void send(file);
  };
  usePaste((file) => take([file]));
  const error = problem ?? upload?.error;

  return (
    <Stack sx={{ gap: 2, maxWidth: 880 }}>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('importFile.chooseFile')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = ''; // the same file can be chosen again
          take(files);
        }}
      />
      <DropZone isWrong={error !== undefined} onDrop={take}>
        <Stack sx={{ width: '100%', alignItems: 'center', textAlign: 'center', gap: 1.5, py: { xs: 3, sm: 6 } }}>
          {upload && isUploading ? (
            <UploadProgress name={upload.name} share={upload.share} checking={t('importFile.storing')} onCancel={cancel} />
          ) : (
            <>
              <UploadFileRounded aria-hidden sx={{ fontSize: 44, color: 'text.secondary' }} />
              <Typography variant="h3" component="h2">
                {t('importFile.dropFile')}
              </Typography>
              <Typography sx={{ color: 'text.secondary' }}>{t('importFile.orPaste')}</Typography>
              <Button variant="contained" sx={{ minHeight: 44 }} onClick={() => input.current?.click()}>
                {t('importFile.chooseFile')}
              </Button>
            </>
          )}
        </Stack>
      </DropZone>
      {error !== undefined && <Alert severity="error">{error}</Alert>}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('importFile.whatCanBeRead')} {t('importFile.mostBytes', { size: formatBytes(MOST_BYTES) })}
      </Typography>
    </Stack>
  );
}
