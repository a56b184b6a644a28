import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { cutText } from '../../graphql/cutText.generated';
import { t } from '../../lib/i18n';
import { MAX_ALT_LENGTH } from '../../lib/photos';
import { radius } from '../../ui/shape';
import { MoveButtons } from './MoveButtons';
import { nameOf, type PhotoItem } from './photo';
import { PhotoFailure } from './PhotoFailure';
import { PhotoProgress } from './PhotoProgress';
import { PictureButton } from './PictureButton';
import { Thumbnail } from './Thumbnail';

interface Props {
  item: PhotoItem;
  /** Position, from 1. */
  position: number;
  /** Possible directions to move. */
  moves: { left: boolean; right: boolean };
  /** Upload progress from 0 to 1; undefined if it is not uploading. */
  progress: number | undefined;
  /** Whether the photo has a description field. */
  isDescribed: boolean;
  onRemove: () => void;
  onRetry: () => void;
  onMove: (by: 1 | -1) => void;
  onAlt: (alt: string) => void;
  onAltLeft: () => void;
}

/** Card of a chosen photo: upload progress, description and actions. */
export function PhotoCard({ item, position, moves, progress, isDescribed, onRemove, onRetry, onMove, onAlt, onAltLeft }: Props) {
  const { photo, error } = item;
  const name = nameOf(item, position);
  const isUnderway = !photo && !error;
  return (
    <Stack component="li" aria-label={name} sx={{ listStyle: 'none', gap: 1.25, minWidth: 0 }}>
      <Box
        sx={{
          position: 'relative',
          aspectRatio: '1',
          borderRadius: radius.control,
          overflow: 'hidden',
          bgcolor: 'sunken.main',
          outline: error ? 2 : 0,
          outlineColor: 'error.main',
          outlineStyle: 'solid',
        }}
      >
        <Thumbnail item={item} isDimmed={!photo} />
        <Box sx={{ position: 'absolute', top: 6, right: 6 }}>
          <PictureButton label={`${isUnderway ? t('photos.cancel') : t('photos.remove')} ${name}`} onClick={onRemove}>
            <CloseRounded fontSize="small" />
          </PictureButton>
        </Box>
        {photo && <MoveButtons name={name} moves={moves} onMove={onMove} />}
        {isUnderway && <PhotoProgress name={name} progress={progress} />}
      </Box>
      {error && <PhotoFailure error={error} name={name} onRetry={onRetry} />}
      {isDescribed && (!error || error.canRetry) && (
        <TextField
          size="small"
          multiline
          maxRows={4}
          label={t('photos.whatDoesItShow')}
          value={item.alt}
          onChange={({ target }) => onAlt(cutText(target.value.replace(/\s/g, ' '), MAX_ALT_LENGTH))} // in one line, as the server stores it
          onBlur={onAltLeft}
          placeholder={t('photos.optional')}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
    </Stack>
  );
}
