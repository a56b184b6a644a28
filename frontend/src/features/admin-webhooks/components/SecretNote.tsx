import { t } from '../../../lib/i18n';
import { OnceNote } from '../../../widgets/console';

interface Props {
  secret: string;
  onDone: () => void;
}

/** Note with the secret of a new webhook; the secret is shown only this once. */
export const SecretNote = ({ secret, onDone }: Props) => (
  <OnceNote
    name={t('adminWebhooks.secretOfTheWebhook')}
    title={t('adminWebhooks.theSecretIsCreated')}
    advice={t('adminWebhooks.giveItToTheReceiver')}
    field={{ label: t('adminWebhooks.secret'), text: secret, action: t('adminWebhooks.copySecret'), done: t('adminWebhooks.secretCopied') }}
    close={t('adminWebhooks.iHaveSavedIt')}
    onDone={onDone}
  />
);
