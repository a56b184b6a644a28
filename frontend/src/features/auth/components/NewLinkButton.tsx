import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../../../lib/i18n';
import { useNotify } from '../../../ui/toast';
import { messageOf } from '../../../lib/api';
import { MailNote } from './MailNote';
import { NewLinkButtonDocument } from './NewLinkButton.generated';

/** Button that sends the confirmation link again; for signed-in users. */
export function NewLinkButton() {
  const [send, { loading }] = useMutation(NewLinkButtonDocument);
  const notify = useNotify();
  const [isSent, setSent] = useState(false);

  async function ask() {
    try {
      await send();
      setSent(true);
      notify.success(t('auth.aNewLinkIsOn'));
    } catch (error) {
      notify.error(messageOf(error));
    }
  }

  return (
    <>
      {isSent && <MailNote />}
      <Button variant="contained" size="large" loading={loading} onClick={() => void ask()}>
        {t('auth.sendANewLink')}
      </Button>
    </>
  );
}
