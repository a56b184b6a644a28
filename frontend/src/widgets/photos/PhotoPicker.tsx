import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { t } from '../../lib/i18n';
import { PHOTO_TYPES } from '../../lib/photos';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { DropZone } from './DropZone';
import type { PhotoItem, PickedPhoto } from './photo';
import { PhotoCard } from './PhotoCard';
import { usePhotoUploads } from './usePhotoUploads';

export interface PhotoPickerProps {
  value: readonly PickedPhoto[];
  onChange: (photos: PickedPhoto[]) => void;
  /** Maximum number of photos; if it is 1, another choice replaces the photo. */
  max: number;
  /** Number of photos that the form shows elsewhere. */
  elsewhere?: number;
  label: string;
  /** Error of the choice. */
  error?: string | undefined;
  /** Called when uploads start and end, so that a form can wait for them. */
  onBusy?: (isBusy: boolean) => void;
  /** False if the photos need no description. */
  isDescribed?: boolean;
}

/** Minimum width of a photo. */
const WIDTH = '140px';

/** Field for choosing photos, which are uploaded at once. */
export function PhotoPicker({ label, value, onChange, max, elsewhere = 0, error, onBusy, isDescribed = true }: PhotoPickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [news, tell] = useState('');
  const [refusal, setRefusal] = useState('');
  const { items, sending, ...uploads } = usePhotoUploads({ value, onChange, max: max - elsewhere, onBusy, tell });

  const failed = items.filter((item) => item.error?.canRetry);
  const free = max - elsewhere - items.filter((item) => !item.error || item.error.canRetry).length;
  const isFull = max > 1 && free <= 0;
  const limit = (sentence: string) => {
    setRefusal(sentence);
    tell(sentence);
  };
  const choose = (files: readonly File[]) => {
    if (files.length === 0) return;
    if (max === 1) items.filter(({ photo }) => !photo).forEach(uploads.remove);
    const taken = files.slice(0, max === 1 ? 1 : free);
    const left = files.length - taken.length;
    limit(left > 0 ? `${t('photos.atMost', { count: max })}: ${t('photos.leftOut', { count: left })}` : '');
    uploads.add(taken);
  };
  // The pressed button disappears with the photo or the error, so the picker button gets the focus.
  const remove = (item: PhotoItem) => {
    setRefusal('');
    uploads.remove(item);
    button.current?.focus();
  };
  const retry = (again: readonly PhotoItem[]) => {
    uploads.retry(again);
    button.current?.focus();
  };

  return (
    <Box role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`}>
      <Typography id={`${id}-label`} variant="subtitle1" component="p" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <DropZone onDrop={choose} isWrong={Boolean(error)}>
        <Button
          ref={button}
          variant="outlined"
          startIcon={<AddPhotoAlternateOutlined />}
          aria-disabled={isFull}
          aria-describedby={`${id}-help`}
          onClick={() => (isFull ? limit(`${t('photos.atMost', { count: max })}. ${t('photos.removeOne')}`) : input.current?.click())}
        >
          {max === 1 ? t('photos.chooseAPhoto') : t('photos.choosePhotos')}
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {max === 1 ? t('photos.jpegPngOrWebpAt') : t('photos.jpegPngOrWebpAtMost', { total: elsewhere + value.length, max })}
        </Typography>
        <input
          ref={input}
          hidden
          type="file"
          aria-label={label}
          accept={PHOTO_TYPES.join(',')}
          multiple={max > 1}
          onChange={({ target }) => {
            choose([...(target.files ?? [])]);
            target.value = ''; // allows choosing the same file again
          }}
        />
      </DropZone>
      <FormHelperText id={`${id}-help`} error={Boolean(error)}>
        {error ?? refusal}
      </FormHelperText>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: max === 1 ? WIDTH : `repeat(auto-fill, minmax(min(100%, ${WIDTH}), 1fr))`,
          gap: 2,
          m: 0,
          p: 0,
          mt: 2,
          '&:empty': { display: 'none' },
        }}
      >
        {items.map((item, n) => (
          <PhotoCard
            key={item.key}
            item={item}
            position={n + 1}
            moves={{ left: n > 0 && n < value.length, right: n < value.length - 1 }}
            progress={sending?.key === item.key ? sending.progress : undefined}
            isDescribed={isDescribed}
            onRemove={() => remove(item)}
            onRetry={() => retry([item])}
            onMove={(by) => {
              uploads.move(item, by);
              tell(t('photos.nowNumberOf', { number: n + 1 + by, total: value.length }));
            }}
            onAlt={(alt) => uploads.rename(item, alt)}
            onAltLeft={() => void uploads.saveAlt(item)}
          />
        ))}
      </Box>
      {failed.length > 1 && (
        <Button size="small" sx={{ mt: 1.5 }} onClick={() => retry(failed)}>
          {t('photos.tryAllAgain', { count: failed.length })}
        </Button>
      )}
      <Box role="status" sx={visuallyHidden}>
        {news}
      </Box>
    </Box>
  );
}
