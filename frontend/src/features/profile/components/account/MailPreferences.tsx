import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { t } from '../../../../lib/i18n';
import { LANGUAGES } from '../../../../lib/languages';
import { FormField } from '../../../../ui/form';
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
      {account ? <Preferences account={account} /> : <Skeleton role="status" aria-label={t('profile.loadingEmailPreferences')} width="60%" height={44} />}
    </ProfileSection>
  );
}

/** Controls that show a change at once and revert it if the server rejects it. */
function Preferences({ account }: { account: MailPreferences_AccountFragment }) {
  const notify = useNotify();
  const [update] = useMutation(UpdateMailPreferencesDocument, { onError: (error) => notify.error(messageOf(error)) });
  const { id, wantsDecisionMails, language } = account;
  const change = (changed: Partial<Pick<MailPreferences_AccountFragment, 'wantsDecisionMails' | 'language'>>) => {
    const after = { __typename: 'Account' as const, id, wantsDecisionMails, language, ...changed };
    void update({
      variables: { wantsDecisionMails: after.wantsDecisionMails, language: after.language },
      optimisticResponse: { updateMailPreferences: after },
    });
  };

  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <DecisionMailsSwitch isOn={wantsDecisionMails} onChange={(wanted) => change({ wantsDecisionMails: wanted })} />
      <Box sx={{ width: 1, maxWidth: 320 }}>
        <FormField
          select
          label={t('profile.languageOfEmails')}
          value={language ?? ''}
          onChange={({ target }) => change({ language: target.value })}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          {language === null && <MenuItem value="">{t('profile.languageOfSite')}</MenuItem>}
          {LANGUAGES.map(({ code, name }) => (
            <MenuItem key={code} value={code} lang={code}>
              {name}
            </MenuItem>
          ))}
        </FormField>
      </Box>
    </Stack>
  );
}
