import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dotted, isolate, t } from '../../lib/i18n';
import { altOf } from '../../lib/photos';
import { visuallyHidden } from '../../ui/visuallyHidden';
import type { Lightbox_ImageFragment } from './Lightbox.generated';
import type { LightboxPhotoQuery } from './LightboxPhoto.generated';
import { PHOTO_STATES } from './photoStates';

interface Props {
  image: Lightbox_ImageFragment;
  /** Moderation state, if the viewer may see it. */
  moderation: NonNullable<LightboxPhotoQuery['photo']>['moderation'] | undefined;
  at: number;
  count: number;
}

/** Caption of a large photo: description and credit; screen readers announce each change. */
export function LightboxCaption({ image, moderation, at, count }: Props) {
  const standing = moderation && PHOTO_STATES[moderation.status];
  return (
    <Box role="status" sx={{ px: 2, py: 2, minHeight: 60, textAlign: 'center' }}>
      <Box component="span" sx={visuallyHidden}>
        {t('photos.photoNumberOf', { number: at + 1, total: count })}
      </Box>
      {standing && (
        <Typography variant="body2" sx={{ fontWeight: 600, maxWidth: '68ch', mx: 'auto', mb: 0.5, overflowWrap: 'anywhere' }}>
          {moderation.reason ? `${standing}: ${isolate(moderation.reason)}` : standing}
        </Typography>
      )}
      <Typography variant="body2" sx={{ maxWidth: '68ch', mx: 'auto', overflowWrap: 'anywhere' }}>
        {dotted(altOf(image), image.credit)}
      </Typography>
    </Box>
  );
}
