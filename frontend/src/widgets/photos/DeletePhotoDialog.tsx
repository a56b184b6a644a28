import { useApolloClient, useMutation } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { flushSync } from 'react-dom';
import { t } from '../../lib/i18n';
import { useNotify } from '../../ui/toast';
import { messageOf } from '../../lib/api';
import { ConfirmDialog } from '../../ui/feedback';
import { DeletePhotoDocument } from './DeletePhotoDialog.generated';

interface Props {
  photoId: string;
  onClose: () => void;
  /** Closes the large view of the photo. */
  onDeleted: () => void;
}

/** Dialog that deletes one of the viewer's own photos, on any screen. */
export function DeletePhotoDialog({ photoId, onClose, onDeleted }: Props) {
  const client = useApolloClient();
  const notify = useNotify();
  const [deletePhoto, { loading, error }] = useMutation(DeletePhotoDocument);
  const remove = async () => {
    const answer = await deletePhoto({ variables: { id: photoId } }).catch(() => undefined); // the dialog shows the error
    if (!answer?.data) return;
    notify.success(t('photos.yourPhotoIsDeleted'));
    flushSync(onDeleted);
    // The pressed thumbnail is removed as well, so the heading gets the focus.
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
