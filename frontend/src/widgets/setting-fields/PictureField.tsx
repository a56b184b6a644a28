import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { t } from '../../lib/i18n';
import { radius } from '../../ui/shape';
import { DropZone } from '../photos';
import { settingText } from '../settings';
import { SitePicture } from './SitePicture';
import { type ControlProps, messageAt, valueAt } from './control';
import { FieldHead } from './FieldHead';
import { PICTURE_TYPES, usePictureUpload } from './usePictureUpload';

/** The picture on a light and on a dark page. */
function Surfaces({ id, label }: { id: string; label: string }) {
  const surface = (scheme: 'light' | 'dark', alt: string) => (
    <Box
      data-color-scheme={scheme}
      sx={{
        display: 'grid',
        placeItems: 'center',
        minHeight: 112,
        p: 1,
        borderRadius: radius.control,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      <SitePicture id={id} alt={alt} />
    </Box>
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
      {surface('light', t('settings.form.onLight', { label }))}
      {surface('dark', t('settings.form.onDark', { label }))}
    </Box>
  );
}

/** Field for a picture, which is uploaded at once, by a button or by dropping a file. */
export function PictureField({ field: { use }, name, path, form }: ControlProps<'picture'>) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const set = (picture: string) => void form.setFieldValue(name, picture);
  const { upload, send, cancel } = usePictureUpload({ use, onUploaded: set, count: form.countUpload });
  const value = valueAt(form, name) as string;
  const label = settingText(path);
  const message = upload?.error?.message ?? messageAt(form, name);
  const isUploading = upload !== undefined && !upload.error;
  const choose = ([file]: readonly File[]) => file && void send(file);
  // The pressed button disappears.
  const focused = (act: () => void) => () => {
    act();
    button.current?.focus();
  };

  return (
    <Stack role="group" aria-labelledby={id} aria-describedby={message ? `${id}-help` : undefined} sx={{ gap: 1.5, minWidth: 0 }}>
      <FieldHead id={id} label={label} hint={settingText(`${path}Help`)} />
      {value && (use === 'hero' ? <SitePicture id={value} alt={label} maxHeight={240} /> : <Surfaces id={value} label={label} />)}
      <DropZone onDrop={choose} isWrong={message !== undefined}>
        <Button
          ref={button}
          variant="outlined"
          startIcon={<AddPhotoAlternateOutlined />}
          aria-describedby={`${id} ${id}-format`}
          onClick={() => input.current?.click()}
        >
          {value ? t('settings.form.chooseAnother') : t('settings.form.choosePicture')}
        </Button>
        {value && (
          <Button color="inherit" aria-describedby={id} onClick={focused(() => set(''))}>
            {t('settings.form.removePicture')}
          </Button>
        )}
        <Typography id={`${id}-format`} variant="body2" sx={{ color: 'text.secondary' }}>
          {t('settings.form.pictureHint')}
        </Typography>
        <input
          ref={input}
          hidden
          type="file"
          aria-label={label}
          accept={PICTURE_TYPES.join(',')}
          onChange={({ target }) => {
            choose([...(target.files ?? [])]);
            target.value = ''; // allows choosing the same file again
          }}
        />
      </DropZone>
      {isUploading && (
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
          <LinearProgress
            aria-label={t('settings.form.uploadOf', { name: upload.name })}
            variant={upload.share === 1 ? 'indeterminate' : 'determinate'}
            value={Math.floor(upload.share * 100)}
            sx={{ flex: 1, borderRadius: 1 }}
          />
          <Button color="inherit" size="small" onClick={focused(cancel)}>
            {t('settings.form.cancel')}
          </Button>
        </Stack>
      )}
      {message && (
        <FormHelperText id={`${id}-help`} error role="alert">
          {message}
        </FormHelperText>
      )}
    </Stack>
  );
}
