import { useMutation } from '@apollo/client/react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useNotify } from '../../../lib/notify';
import { messageOf } from '../../../lib/serverErrors';
import { type MailPreferences_AccountFragment, UpdateMailPreferencesDocument } from './MailPreferences.generated';
import { ProfileSection } from './ProfileSection';

/** Which mails the viewer wants. A change shows at once, and goes back where the server refuses. */
export function MailPreferences({ account: { id, wantsDecisionMails } }: { account: MailPreferences_AccountFragment }) {
  const notify = useNotify();
  const [update] = useMutation(UpdateMailPreferencesDocument, { onError: (error) => notify.error(messageOf(error)) });
  const change = (wanted: boolean) => {
    const after = { __typename: 'Account' as const, id, wantsDecisionMails: wanted };
    void update({ variables: { wantsDecisionMails: wanted }, optimisticResponse: { updateMailPreferences: after } });
  };

  return (
    <ProfileSection title="Messages">
      <FormControlLabel
        control={<Switch checked={wantsDecisionMails} onChange={(_event, wanted) => change(wanted)} />}
        label="Tell me by mail when a moderator decides about something I contributed"
        sx={{ minHeight: 44 }}
      />
    </ProfileSection>
  );
}
