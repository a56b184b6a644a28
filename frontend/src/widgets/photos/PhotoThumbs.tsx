import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { t } from '../../lib/i18n';
import { altOf } from '../../lib/photos';
import { Picture } from '../../ui/Picture';
import { radius } from '../../ui/shape';
import type { Lightbox_ImageFragment } from './Lightbox.generated';
import { PHOTO_STATES } from './photoStates';
import { PhotoStateBadge } from './PhotoStateBadge';
import type { PhotoThumbs_PhotoFragment } from './PhotoThumbs.generated';
import { useLightbox } from './useLightbox';

const SIZE = 72;

interface Props {
  photos: readonly PhotoThumbs_PhotoFragment[];
  /** Label for screen readers: `Photos by Asha Rao`. */
  label?: string;
}

/** Returns the image of a photo. The files of a rejected photo are not available, not even to its author. */
const shownOf = ({ image, moderation }: PhotoThumbs_PhotoFragment): Lightbox_ImageFragment =>
  moderation?.status === 'REJECTED' ? { ...image, url: '', sources: [] } : image;

/** Row of thumbnails; each opens large. */
export function PhotoThumbs({ photos, label = t('photos.photos') }: Props) {
  const { open, lightbox } = useLightbox(photos.map(shownOf));
  if (photos.length === 0) return null;
  return (
    <>
      <Box component="ul" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {photos.map((photo, n) => {
          const { id, moderation } = photo;
          const { url, sources, thumbHash, ...image } = shownOf(photo);
          const state = moderation && PHOTO_STATES[moderation.status];
          return (
            <Box component="li" key={id} sx={{ position: 'relative', width: SIZE, height: SIZE, borderRadius: radius.control, overflow: 'hidden' }}>
              <Picture fill src={sources[0]?.url ?? url} alt={altOf(image)} thumbHash={thumbHash} placeholder="" />
              {state && <PhotoStateBadge isRefused={moderation.status === 'REJECTED'} />}
              <ButtonBase
                aria-label={
                  state
                    ? t('photos.openNumberInState', { number: n + 1, total: photos.length, state })
                    : t('photos.openNumber', { number: n + 1, total: photos.length })
                }
                aria-haspopup="dialog"
                onClick={() => open(n)}
                sx={{ position: 'absolute', inset: 0, borderRadius: radius.control, '&.Mui-focusVisible': { outlineOffset: -3 } }}
              />
            </Box>
          );
        })}
      </Box>
      {lightbox}
    </>
  );
}
