import { useApolloClient, useMutation } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { flushSync } from 'react-dom';
import { t } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { messageOf } from '../../lib/serverErrors';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { DeletePhotoDocument } from './DeletePhotoDialog.generated';

interface Props {
  photoId: string;
  onClose: () => void;
  /** Takes away what shows the photo large. */
  onDeleted: () => void;
}

/** Deletes a photo of the viewer's own, wherever it shows. */
export function DeletePhotoDialog({ photoId, onClose, onDeleted }: Props) {
  const client = useApolloClient();
  const notify = useNotify();
  const [deletePhoto, { loading, error }] = useMutation(DeletePhotoDocument);
  const remove = async () => {
    const answer = await deletePhoto({ variables: { id: photoId } }).catch(() => undefined); // the dialog says why
    if (!answer?.data) return;
    notify.success(t('photos.yourPhotoIsDeleted'));
    flushSync(onDeleted);
    // The small photo that was pressed goes as well.
    document.querySelector('h1')?.focus({ preventScroll: true });
    void client.refetchQueries({ include: 'active' });
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('photos.deleteYourPhoto')}
      labels={{ confirm: t('photos.deleteMyPhoto'), cancel: t('photos.keepMyPhoto') }}
      busy={loading}
      refusal={error && messageOf(error)}
      formProps={{
        onSubmit: (event) => {
          event.preventDefault();
          if (!loading) void remove();
        },
      }}
      onClose={onClose}
    >
      <Typography>{t('photos.itGoesFromEveryPage')}</Typography>
    </ConfirmDialog>
  );
}
