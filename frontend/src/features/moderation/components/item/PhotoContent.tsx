import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../../../lib/i18n';
import { Picture } from '../../../../ui/Picture';
import { radius } from '../../../../ui/shape';
import type { PhotoContent_PhotoFragment } from './PhotoContent.generated';

const LARGEST_PX = 720;

/** Photo, as large as the column and `LARGEST_PX` allow. */
export function PhotoContent({ photo: { image } }: { photo: PhotoContent_PhotoFragment }) {
  const { url, alt, width, height, thumbHash, sources } = image;
  return (
    <>
      <Box sx={{ borderRadius: radius.card, overflow: 'hidden', maxWidth: LARGEST_PX }}>
        <Picture
          src={url}
          alt={alt || t('moderation.photo')}
          sources={sources}
          sizes={`(max-width: ${LARGEST_PX}px) 100vw, ${LARGEST_PX}px`}
          thumbHash={thumbHash}
          ratio={width && height ? `${width} / ${height}` : '4 / 3'}
          placeholder={t('moderation.thisPhotoCannotBeShown')}
        />
      </Box>
      {alt && (
        <Typography sx={{ whiteSpace: 'pre-line' }}>
          <bdi>{alt}</bdi>
        </Typography>
      )}
    </>
  );
}
