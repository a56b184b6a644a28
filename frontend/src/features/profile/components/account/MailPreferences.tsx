import { useMutation } from '@apollo/client/react';
import Skeleton from '@mui/material/Skeleton';
import { t } from '../../../../lib/i18n';
import { useNotify } from '../../../../ui/toast';
import { messageOf } from '../../../../lib/api';
import { DecisionMailsSwitch } from '../../../../ui/DecisionMailsSwitch';
import { type MailPreferences_AccountFragment, UpdateMailPreferencesDocument } from './MailPreferences.generated';
import { ProfileSection } from '../ProfileSection';

interface Props {
  /** Undefined while it loads. */
  account: MailPreferences_AccountFragment | undefined;
}

/** E-mail preferences of the viewer. The content below does not move when they load. */
export function MailPreferences({ account }: Props) {
  return (
    <ProfileSection title={t('profile.messages')}>
      {account ? <DecisionMails account={account} /> : <Skeleton role="status" aria-label={t('profile.loadingEmailPreferences')} width="60%" height={44} />}
    </ProfileSection>
  );
}

/** Switch that shows a change at once and reverts it if the server rejects it. */
function DecisionMails({ account: { id, wantsDecisionMails } }: { account: MailPreferences_AccountFragment }) {
  const notify = useNotify();
  const [update] = useMutation(UpdateMailPreferencesDocument, { onError: (error) => notify.error(messageOf(error)) });
  const change = (wanted: boolean) => {
    const after = { __typename: 'Account' as const, id, wantsDecisionMails: wanted };
    void update({ variables: { wantsDecisionMails: wanted }, optimisticResponse: { updateMailPreferences: after } });
  };

  return <DecisionMailsSwitch isOn={wantsDecisionMails} onChange={change} />;
}
