import { useMutation } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { t } from '../../../../lib/i18n';
import { useNotify } from '../../../../ui/toast';
import { messageOf } from '../../../../lib/api';
import { ConfirmDialog } from '../../../../ui/feedback';
import { RemoveAvatarDocument } from './RemoveAvatarDialog.generated';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** Called when the dialog has disappeared from the screen. */
  onExited: () => void;
}

/** Dialog that removes the viewer's picture; the server deletes the file. */
export function RemoveAvatarDialog({ isOpen, onClose, onExited }: Props) {
  const notify = useNotify();
  const [removeAvatar, { loading, error, reset }] = useMutation(RemoveAvatarDocument);
  const remove = async () => {
    const answer = await removeAvatar().catch(() => undefined); // the dialog shows the error
    if (!answer?.data) return;
    notify.success(t('profile.yourPictureIsRemoved'));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('profile.removeYourPicture')}
      labels={{ confirm: t('profile.removeMyPicture'), cancel: t('profile.keepMyPicture') }}
      busy={loading}
      refusal={error && messageOf(error)}
      formProps={{
        onSubmit: (event) => {
          event.preventDefault();
          if (!loading) void remove();
        },
      }}
      onClose={onClose}
      onExited={() => {
        reset();
        onExited();
      }}
    >
      <Typography>{t('profile.itIsDeletedFromThis')}</Typography>
    </ConfirmDialog>
  );
}
