import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import { t } from '../../../../lib/i18n';
import { altOf } from '../../../../lib/photos';
import { CategoryIcon } from '../../../../ui/facts';
import { Picture } from '../../../../ui/Picture';
import { radius } from '../../../../ui/shape';
import { useLightbox } from '../../../../widgets/photos';
import { AddPhotos } from './AddPhotos';
import { onPicture } from './onPicture';
import type { PlacePictures_ImageFragment } from './PlacePictures.generated';

/** Maximum number of pictures: one large and up to four small ones. */
const MOST = 5;
/** Grid columns of the mosaic, by number of pictures. */
const COLUMNS = ['1fr', '1fr', '2fr 1fr', '2fr 1fr', '2fr 1fr 1fr', '2fr 1fr 1fr'];

/** Returns the grid span of picture `n` (from 0) out of `count`. */
function cellsOf(n: number, count: number) {
  if (n === 0) return { gridRow: { sm: count > 2 ? 'span 2' : 'auto' } };
  return { gridColumn: { sm: count === 4 && n === 1 ? 'span 2' : 'auto' } };
}

interface Props {
  placeId: string;
  placeName: string;
  category: string;
  /** False: show no illustration; the server draws none for a place that is not public. */
  isPublic: boolean;
  images: readonly PlacePictures_ImageFragment[];
}

/** Mosaic of a place's pictures; phones show only the first. Photos open in a lightbox, and users can add their own. */
export function PlacePictures({ placeId, placeName, category, isPublic, images: all }: Props) {
  const images = all.map((image) => ({ ...image, subject: image.subject && placeName }));
  const photos = images.filter(({ isIllustration }) => !isIllustration);
  const { open, lightbox } = useLightbox(photos);
  const pictures = images.slice(0, MOST);

  return (
    <Box sx={{ position: 'relative', minWidth: 0 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: '1fr', sm: COLUMNS[pictures.length] },
          gridAutoRows: '1fr',
          aspectRatio: { xs: '4 / 3', sm: '2 / 1', md: '16 / 9' },
          borderRadius: radius.panel,
          overflow: 'hidden',
          bgcolor: 'sunken.main',
        }}
      >
        {pictures.map((image, n) => (
          <Box key={image.url} sx={{ position: 'relative', display: { xs: n === 0 ? 'block' : 'none', sm: 'block' }, ...cellsOf(n, pictures.length) }}>
            <Picture
              src={isPublic || !image.isIllustration ? image.url : ''}
              alt={altOf(image)}
              sources={image.sources}
              sizes={n === 0 ? '(min-width: 900px) 50vw, 100vw' : '(min-width: 900px) 20vw, 33vw'}
              thumbHash={image.thumbHash}
              focus={image.focus}
              fallbackSrc={isPublic ? `/art/places/${placeId}.svg` : undefined}
              placeholder={<CategoryIcon category={category} sx={{ fontSize: 56 }} />}
              eager={n === 0}
              fill
            />
            {!image.isIllustration && (
              <ButtonBase
                aria-label={t('places.openPhotoPositionOfTotal', { position: photos.indexOf(image) + 1, total: photos.length })}
                aria-haspopup="dialog"
                onClick={() => open(photos.indexOf(image))}
                sx={{ position: 'absolute', inset: 0, cursor: 'zoom-in', '&.Mui-focusVisible': { outlineOffset: -6 } }}
              />
            )}
          </Box>
        ))}
      </Box>
      <Stack
        direction="row"
        sx={{
          position: 'absolute',
          right: 12,
          bottom: 12,
          left: 12,
          gap: 1,
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          pointerEvents: 'none',
          '& > *': { pointerEvents: 'auto' },
        }}
      >
        <AddPhotos placeId={placeId} placeName={placeName} />
        {photos.length > 1 && (
          <Button
            startIcon={<PhotoLibraryOutlined />}
            aria-haspopup="dialog"
            onClick={() => open(0)}
            sx={{ ...onPicture, display: { sm: photos.length > MOST ? 'inline-flex' : 'none' } }}
          >
            {t('places.showAllPhotos', { count: photos.length })}
          </Button>
        )}
      </Stack>
      {lightbox}
    </Box>
  );
}
