import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { PHOTO_TYPES } from '../../lib/photoRules';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { DropZone } from './DropZone';
import type { PhotoItem, PickedPhoto } from './photo';
import { PhotoCard } from './PhotoCard';
import { usePhotoUploads } from './usePhotoUploads';

interface Props {
  value: readonly PickedPhoto[];
  onChange: (photos: PickedPhoto[]) => void;
  /** How many may be chosen; of one, another choice takes the place. */
  max: number;
  label: string;
  /** What is wrong with the choice, if anything. */
  error?: string | undefined;
  /** Told while photos are on their way, so that a form can wait for them. */
  onBusy?: (isBusy: boolean) => void;
  /** False where nobody needs to be told what the photo shows. */
  isDescribed?: boolean;
}

/** The least that a photo takes across. */
const WIDTH = '140px';

const photosOf = (n: number): string => (n === 1 ? '1 photo' : `${n} photos`);

/** Lets people choose photos and uploads them at once. */
export function PhotoPicker({ label, value, onChange, max, error, onBusy, isDescribed = true }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [news, tell] = useState('');
  const [refusal, setRefusal] = useState('');
  const { items, sending, ...uploads } = usePhotoUploads({ value, onChange, max, onBusy, tell });

  const failed = items.filter((item) => item.error?.canRetry);
  const free = max - items.filter((item) => !item.error || item.error.canRetry).length;
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
    limit(left > 0 ? `${photosOf(max)} at most: ${photosOf(left)} ${left === 1 ? 'was' : 'were'} left out.` : '');
    uploads.add(taken);
  };
  // The pressed button goes with the photo, or with its failure.
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
          onClick={() => (isFull ? limit(`${photosOf(max)} at most. Remove one to add another.`) : input.current?.click())}
        >
          {max === 1 ? 'Choose a photo' : 'Choose photos'}
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {max === 1 ? 'JPEG, PNG or WebP, at most 8 MB' : `JPEG, PNG or WebP, at most 8 MB each · ${value.length}\u00a0of\u00a0${max}`}
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
            target.value = ''; // so that the same file can be chosen again
          }}
        />
      </DropZone>
      <FormHelperText id={`${id}-help`} error={Boolean(error)}>
        {error ?? refusal}
      </FormHelperText>
      <Box component="ul" sx={{ display: 'grid', gridTemplateColumns: max === 1 ? WIDTH : `repeat(auto-fill, minmax(min(100%, ${WIDTH}), 1fr))`, gap: 2, m: 0, p: 0, mt: 2, '&:empty': { display: 'none' } }}>
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
              tell(`Now photo ${n + 1 + by} of ${value.length}.`);
            }}
            onAlt={(alt) => uploads.rename(item, alt)}
            onAltLeft={() => void uploads.saveAlt(item)}
          />
        ))}
      </Box>
      {failed.length > 1 && (
        <Button size="small" sx={{ mt: 1.5 }} onClick={() => retry(failed)}>
          Try all {failed.length} again
        </Button>
      )}
      <Box role="status" sx={visuallyHidden}>
        {news}
      </Box>
    </Box>
  );
}
