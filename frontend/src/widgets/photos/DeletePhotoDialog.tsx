import { useApolloClient, useMutation } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { flushSync } from 'react-dom';
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
    notify.success('Your photo is deleted.');
    flushSync(onDeleted);
    // The small photo that was pressed goes as well.
    document.querySelector('h1')?.focus({ preventScroll: true });
    void client.refetchQueries({ include: 'active' });
  };
  return (
    <ConfirmDialog
      isOpen
      title="Delete your photo?"
      labels={{ confirm: 'Delete my photo', cancel: 'Keep my photo' }}
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
      <Typography>It goes from every page that shows it. This cannot be undone.</Typography>
    </ConfirmDialog>
  );
}
