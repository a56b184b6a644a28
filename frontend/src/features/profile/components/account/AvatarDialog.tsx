import { useMutation } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type SyntheticEvent, useId, useState } from 'react';
import { t } from '../../../../lib/i18n';
import { useNotify } from '../../../../ui/toast';
import { messageOf } from '../../../../lib/api';
import type { ViewerFragment } from '../../../../lib/account/viewer.generated';
import { Avatar } from '../../../../ui/Avatar';
import { SubmitButton } from '../../../../ui/form';
import { type PickedPhoto, PhotoPicker } from '../../../../widgets/photos';
import { SetAvatarDocument } from './AvatarDialog.generated';

const PREVIEW = 128;

interface Props {
  viewer: ViewerFragment;
  onClose: () => void;
}

/** Dialog to choose the viewer's picture, with a preview. */
export function AvatarDialog({ viewer, onClose }: Props) {
  const titleId = useId();
  const notify = useNotify();
  const [chosen, setChosen] = useState<readonly PickedPhoto[]>([]);
  const [isUploading, setUploading] = useState(false);
  const [error, setError] = useState<string>();
  const [setAvatar, { loading, error: refusal, reset }] = useMutation(SetAvatarDocument);
  const [photo] = chosen;

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setError(isUploading ? t('profile.yourPictureIsStillOn') : photo ? undefined : t('profile.pleaseChooseAPicture'));
    if (loading || isUploading || !photo) return;
    const answer = await setAvatar({ variables: { photoId: photo.id } }).catch(() => undefined); // the dialog shows the error
    if (!answer?.data) return;
    notify.success(t('profile.yourPictureIsChanged'));
    onClose();
  };
  const change = (next: PickedPhoto[]) => {
    setChosen(next);
    setError(undefined);
    reset();
  };

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <form onSubmit={submit} style={{ display: 'contents' }}>
        <DialogTitle id={titleId} variant="h3" sx={{ px: 3, pt: 3, pb: 1.5 }}>
          {t('profile.yourPicture')}
        </DialogTitle>
        <DialogContent sx={{ px: 3, pb: 1 }}>
          <Box sx={{ display: 'grid', justifyItems: 'center', mb: 2.5 }}>
            <Avatar name={viewer.name} src={photo?.url ?? viewer.avatarUrl} size={PREVIEW} />
          </Box>
          <PhotoPicker
            label={t('profile.aPictureThatOthersSee')}
            value={chosen}
            onChange={change}
            max={1}
            error={error}
            onBusy={setUploading}
            isDescribed={false}
          />
          {refusal && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {messageOf(refusal)}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ gap: 1, px: 3, pb: 3, pt: 2 }}>
          <Button color="inherit" onClick={onClose}>
            {t('profile.cancel')}
          </Button>
          <SubmitButton busy={loading}>{t('profile.savePicture')}</SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
