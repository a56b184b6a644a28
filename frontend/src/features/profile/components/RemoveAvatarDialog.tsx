import { useMutation } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { useNotify } from '../../../lib/notify';
import { messageOf } from '../../../lib/serverErrors';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { RemoveAvatarDocument } from './RemoveAvatarDialog.generated';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** Removes the viewer's picture; the guide does not keep it. */
export function RemoveAvatarDialog({ isOpen, onClose }: Props) {
  const notify = useNotify();
  const [removeAvatar, { loading, error, reset }] = useMutation(RemoveAvatarDocument);
  const remove = async () => {
    const answer = await removeAvatar().catch(() => undefined); // the dialog says why
    if (!answer?.data) return;
    notify.success('Your picture is removed.');
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Remove your picture?"
      labels={{ confirm: 'Remove my picture', cancel: 'Keep my picture' }}
      busy={loading}
      refusal={error && messageOf(error)}
      formProps={{
        onSubmit: (event) => {
          event.preventDefault();
          if (!loading) void remove();
        },
      }}
      onClose={onClose}
      onExited={reset}
    >
      <Typography>It is deleted from this guide. Your initials stand in its place.</Typography>
    </ConfirmDialog>
  );
}
