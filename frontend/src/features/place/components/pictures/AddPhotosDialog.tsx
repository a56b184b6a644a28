import { useMutation } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type SyntheticEvent, useId, useState } from 'react';
import { t } from '../../../../lib/i18n';
import { useNotify } from '../../../../ui/toast';
import { useModeration } from '../../../../lib/account';
import { messageOf } from '../../../../lib/api';
import { SubmitButton } from '../../../../ui/form';
import { type PickedPhoto, PhotoPicker } from '../../../../widgets/photos';
import { AddPlacePhotosDocument } from './AddPhotosDialog.generated';

/** Maximum number of photos per submission; the server rejects more. */
const MAX_PHOTOS = 10;

/** Sentences about the photos, by the time at which they are shown. */
const INTRODUCTIONS = {
  CHECKED: 'places.onlyPhotosThatYouTook',
  TRUSTED: 'places.onlyOwnPhotosFirstChecked',
  AT_ONCE: 'places.onlyOwnPhotosAtOnce',
} as const;

interface Props {
  placeId: string;
  placeName: string;
  onClose: () => void;
}

/** Dialog for adding photos to a place. The rules of the site decide when they are shown. */
export function AddPhotosDialog({ placeId, placeName, onClose }: Props) {
  const titleId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const notify = useNotify();
  const { photos: publication } = useModeration();
  const [photos, setPhotos] = useState<PickedPhoto[]>([]);
  const [isUploading, setUploading] = useState(false);
  const [error, setError] = useState<string>();
  const [addPhotos, { loading, error: refusal, reset }] = useMutation(AddPlacePhotosDocument);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const isEmpty = photos.length === 0;
    setError(isUploading ? t('places.somePhotosAreStillOn') : isEmpty ? t('places.pleaseChooseAtLeastOnePhoto') : undefined);
    if (loading || isUploading || isEmpty) return;
    const photoIds = photos.map(({ id }) => id);
    const answer = await addPhotos({ variables: { placeId, photoIds } }).catch(() => undefined); // the dialog shows the error
    if (!answer?.data) return;
    const isShown = answer.data.addPlacePhotos.images.some(({ photoId }) => photoId !== null && photoIds.includes(photoId));
    notify.success(isShown ? t('places.thankYouYourPhotosAre') : t('places.thankYouYourPhotosShow'));
    onClose();
  };
  const change = (next: PickedPhoto[]) => {
    setPhotos(next);
    setError(undefined);
    reset();
  };
  // A click outside must not discard chosen photos.
  const close = (_event: object, reason: string) => {
    if (reason !== 'backdropClick' || (photos.length === 0 && !isUploading)) onClose();
  };

  return (
    <Dialog open fullScreen={isPhone} fullWidth maxWidth="sm" onClose={close} aria-labelledby={titleId}>
      <form onSubmit={submit} style={{ display: 'contents' }}>
        <DialogTitle id={titleId} variant="h3" sx={{ px: 3, pt: 3, pb: 1, overflowWrap: 'anywhere' }}>
          {t('places.addPhotosOf', { name: placeName })}
        </DialogTitle>
        <DialogContent sx={{ px: 3, pb: 1 }}>
          <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>{t(INTRODUCTIONS[publication])}</Typography>
          <PhotoPicker label={t('places.yourPhotos')} value={photos} onChange={change} max={MAX_PHOTOS} error={error} onBusy={setUploading} />
          {refusal && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {messageOf(refusal)}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ gap: 1, px: 3, pb: 3, pt: 2 }}>
          <Button color="inherit" onClick={onClose}>
            {t('places.cancel')}
          </Button>
          <SubmitButton busy={loading}>{t('places.addPhotos')}</SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
