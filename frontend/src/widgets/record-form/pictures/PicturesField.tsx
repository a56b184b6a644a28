import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { t } from '../../../lib/i18n';
import { useDragging } from '../../../ui/useDragging';
import { visuallyHidden } from '../../../ui/visuallyHidden';
import { PhotoPicker, type PickedPhoto } from '../../photos';
import { PictureCard } from './PictureCard';
import { type FormPicture, keyOf, MAX_PICTURES, moved, pictureOf } from './pictures';

interface Props {
  value: readonly FormPicture[];
  onChange: (pictures: FormPicture[]) => void;
  /** Validation error of the pictures. */
  error: string | undefined;
  /** Called when uploads start and end. */
  onBusy: (isBusy: boolean) => void;
}

/** Value of the picker, always empty: each uploaded photo moves to the form's pictures at once. */
const NONE: readonly PickedPhoto[] = [];

/** Pictures of a city or place; the first one is the cover. Buttons or dragging change the order. */
export function PicturesField({ value, onChange, error, onBusy }: Props) {
  const [news, tell] = useState('');

  const move = (from: number, to: number) => {
    onChange(moved(value, from, to));
    tell(t('recordForm.nowPictureOf', { position: to + 1, count: value.length }));
  };
  const dragAt = useDragging(value.map(keyOf), move);

  return (
    <div>
      {value.length < MAX_PICTURES ? (
        <PhotoPicker
          label={t('recordForm.addPictures')}
          value={NONE}
          onChange={(photos) => onChange([...value, ...photos.map(pictureOf)])}
          max={MAX_PICTURES}
          elsewhere={value.length}
          error={error}
          onBusy={onBusy}
          isDescribed={false}
        />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{t('recordForm.picturesAtMost', { max: MAX_PICTURES })}</Typography>
      )}
      <Box
        component="ul"
        aria-label={t('recordForm.pictures')}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
          gap: 2.5,
          m: 0,
          p: 0,
          mt: 2.5,
          '&:empty': { display: 'none' },
        }}
      >
        {value.map((picture, n) => (
          <PictureCard
            key={keyOf(picture)}
            picture={picture}
            position={n + 1}
            count={value.length}
            onChange={(changed) => onChange(value.map((one, at) => (at === n ? changed : one)))}
            onRemove={() => onChange(value.filter((_, at) => at !== n))}
            onMove={(by) => move(n, n + by)}
            drag={dragAt(keyOf(picture))}
          />
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {news}
      </Box>
    </div>
  );
}
