import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { t } from '../../../../lib/i18n';
import { pageParam, paths } from '../../../../lib/address';
import { ErrorPanel } from '../../../../ui/feedback';
import { PageNumbers } from '../../../../ui/PageNumbers';
import { PhotoThumbs } from '../../../../widgets/photos';
import { MyPhotosDocument } from './MyPhotos.generated';
import { ProfileSection } from '../ProfileSection';

const ANCHOR = 'photos';

const hrefOf = (page: number): string => `${paths.profile}${page > 1 ? `?${ANCHOR}=${page}` : ''}#${ANCHOR}`;

/** Viewer's photos of places and reviews, newest first, with their moderation state. Renders nothing if there are none. */
export function MyPhotos() {
  const [params] = useSearchParams();
  // `cache-and-network`: a moderator can have decided since the last request.
  const { data, previousData, error, refetch } = useQuery(MyPhotosDocument, {
    variables: { page: pageParam(params.get(ANCHOR)) },
    fetchPolicy: 'cache-and-network',
  });
  const photos = (data ?? previousData)?.viewer?.photos;
  const isFailed = error !== undefined && !data;

  if (!isFailed && !photos?.total) return null;
  return (
    <ProfileSection title={t('profile.myPhotos')} anchor={ANCHOR}>
      {isFailed && <ErrorPanel title={t('profile.errorLoadingPhotos')} text={t('profile.pleaseTryAgainLater')} error={error} onRetry={() => void refetch()} />}
      {!isFailed && photos && (
        <>
          {photos.items.some(({ moderation }) => moderation?.status !== 'APPROVED') && (
            <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('profile.photosWithAnIconAre')}</Typography>
          )}
          <PhotoThumbs photos={photos.items} label={t('profile.myPhotos')} />
          <Box sx={{ '& > nav': { mt: 3 } }}>
            <PageNumbers page={photos.page} pages={photos.pages} hrefOf={hrefOf} />
          </Box>
        </>
      )}
    </ProfileSection>
  );
}
