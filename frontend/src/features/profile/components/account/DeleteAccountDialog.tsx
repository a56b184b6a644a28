import { useMutation } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { object, string } from 'yup';
import { t } from '../../../../lib/i18n';
import { useNotify } from '../../../../ui/toast';
import { paths } from '../../../../lib/address';
import { fieldErrorsOf, messageOf } from '../../../../lib/api';
import { useViewer } from '../../../../lib/account';
import type { ViewerFragment } from '../../../../lib/account/viewer.generated';
import { ConfirmDialog } from '../../../../ui/feedback';
import { FormField, PasswordField, useServerForm } from '../../../../ui/form';
import { DeleteAccountDocument } from './DeleteAccountDialog.generated';

const password = object({ currentPassword: string().required(() => t('profile.pleaseEnterYourPassword')) });
const address = (email: string) =>
  object({
    email: string()
      .trim()
      .lowercase()
      .required(() => t('profile.pleaseEnterYourEMailAddress'))
      .oneOf([email.toLowerCase()], t('profile.pleaseEnterEmail', { email })),
  });

interface Props {
  viewer: ViewerFragment;
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog that deletes the account after the viewer enters their password, or their address if the account has no password. */
export function DeleteAccountDialog({ viewer, isOpen, onClose }: Props) {
  const { end } = useViewer();
  const navigate = useNavigate();
  const notify = useNotify();
  const [deleteAccount] = useMutation(DeleteAccountDocument);
  const [refusal, setRefusal] = useState<string>();
  const { email } = viewer;
  const hasPassword = viewer.signInMethods.includes('LOCAL');

  const form = useServerForm({
    initialValues: { currentPassword: '', email: '' },
    schema: hasPassword ? password : address(email),
    async submit({ currentPassword }) {
      setRefusal(undefined);
      try {
        await deleteAccount({ variables: { input: hasPassword ? { currentPassword } : {} } });
      } catch (error) {
        if (Object.keys(fieldErrorsOf(error)).length > 0) throw error;
        setRefusal(messageOf(error));
        return;
      }
      await navigate(paths.home); // navigates first: otherwise the guard of this screen would lead to the sign-in
      await end();
      notify.success(t('profile.yourAccountHasBeenDeleted'));
    },
    failure: t('profile.yourAccountCouldNotBeDeleted'),
  });
  const forget = () => {
    form.resetForm();
    setRefusal(undefined);
  };

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('profile.deleteYourAccount')}
      labels={{ confirm: t('profile.deleteMyAccount'), cancel: t('profile.keepMyAccount') }}
      busy={form.isSubmitting}
      refusal={refusal}
      formProps={form.formProps}
      onClose={onClose}
      onExited={forget}
    >
      <Typography>{t('profile.yourNameEMailAddress')}</Typography>
      <Typography>{t('profile.reviewsThatYouHaveWritten')}</Typography>
      {hasPassword ? (
        <>
          {/* tabIndex: otherwise Tab from the last button would target this hidden field and stop there. */}
          <input hidden readOnly tabIndex={-1} name="username" autoComplete="username" value={email} />
          <PasswordField {...form.field('currentPassword')} label={t('profile.yourPassword')} autoComplete="current-password" />
        </>
      ) : (
        <FormField
          {...form.field('email')}
          label={t('profile.yourEMailAddress')}
          type="email"
          autoComplete="off"
          hint={t('profile.enterEmailToConfirm', { email })}
        />
      )}
    </ConfirmDialog>
  );
}
