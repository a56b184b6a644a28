import CenterFocusStrongRounded from '@mui/icons-material/CenterFocusStrongRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { t } from '../../../lib/i18n';
import { cutText } from '../../../graphql/cutText.generated';
import { MAX_ALT_LENGTH } from '../../../lib/photos';
import { lazyDialog } from '../../../ui/lazy';
import { Picture } from '../../../ui/Picture';
import { radius } from '../../../ui/shape';
import type { Dragging } from '../../../ui/useDragging';
import { MoveButtons, PictureButton } from '../../photos';
import type { FormPicture } from './pictures';

const FocusDialog = lazyDialog(async () => (await import('./FocusDialog')).FocusDialog);

interface Props {
  picture: FormPicture;
  /** Position in the list, from 1. */
  position: number;
  count: number;
  onChange: (picture: FormPicture) => void;
  onRemove: () => void;
  onMove: (by: 1 | -1) => void;
  /** Event handlers for dragging the card and dropping others on it. */
  drag: Dragging;
}

/** Picture in the form, with its position, alternative text and focal point. */
export function PictureCard({ picture, position, count, onChange, onRemove, onMove, drag }: Props) {
  const [isFocusing, setFocusing] = useState(false);
  const name = t('recordForm.pictureNumber', { position });
  return (
    <Stack component="li" aria-label={name} {...drag.target} sx={{ listStyle: 'none', gap: 1, minWidth: 0 }}>
      <Box {...drag.handle} sx={{ position: 'relative', borderRadius: radius.control, overflow: 'hidden', cursor: 'grab' }}>
        <Picture src={picture.url} alt="" focus={picture.focus} placeholder={t('recordForm.notAvailable')} />
        {position === 1 && (
          <Box sx={{ position: 'absolute', top: 8, left: 8, px: 1, borderRadius: radius.pill, bgcolor: 'background.paper', typography: 'caption' }}>
            {t('recordForm.cover')}
          </Box>
        )}
        <Box sx={{ position: 'absolute', top: 6, right: 6 }}>
          <PictureButton label={t('recordForm.removeName', { name })} onClick={onRemove}>
            <CloseRounded fontSize="small" />
          </PictureButton>
        </Box>
        <MoveButtons name={name} moves={{ left: position > 1, right: position < count }} onMove={onMove} />
      </Box>
      <TextField
        size="small"
        multiline
        maxRows={4}
        label={t('recordForm.whatDoesItShow')}
        value={picture.alt}
        onChange={({ target }) => onChange({ ...picture, alt: cutText(target.value.replace(/\s/g, ' '), MAX_ALT_LENGTH) })} // in one line, as the server keeps it
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Button
        size="small"
        color="inherit"
        startIcon={<CenterFocusStrongRounded />}
        aria-haspopup="dialog"
        aria-label={t('recordForm.focalPointOfName', { name })}
        onClick={() => setFocusing(true)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('recordForm.focalPoint')}
      </Button>
      {isFocusing && <FocusDialog picture={picture} name={name} onChange={(focus) => onChange({ ...picture, focus })} onClose={() => setFocusing(false)} />}
    </Stack>
  );
}
