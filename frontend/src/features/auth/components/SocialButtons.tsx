import { useApolloClient, useQuery } from '@apollo/client/react';
import Facebook from '@mui/icons-material/Facebook';
import Google from '@mui/icons-material/Google';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { useLocation } from 'react-router-dom';
import { language, rememberLanguage, t } from '../../../lib/i18n';
import { useNotify } from '../../../ui/toast';
import { goElsewhere } from './goElsewhere';
import { sendInvitation } from './invitationCookie';
import { rememberDeparture } from './departure';
import { SocialButtonsDocument } from './SocialButtons.generated';

const PROVIDERS = [
  { method: 'GOOGLE', name: 'Google', address: '/api/auth/google', icon: Google },
  { method: 'FACEBOOK', name: 'Facebook', address: '/api/auth/facebook', icon: Facebook },
] as const;

interface Props {
  /** True: the sign-in starts a long session. */
  remember?: boolean;
  /** Token of an invitation, for visitors without an account. */
  invitation?: string | undefined;
}

/** Buttons to sign in with an account of another site. */
export function SocialButtons({ remember = false, invitation }: Props) {
  const client = useApolloClient();
  useQuery(SocialButtonsDocument);
  const notify = useNotify();
  const state: unknown = useLocation().state;

  async function signIn({ method, name, address }: (typeof PROVIDERS)[number]) {
    // The cache usually has the answer. If the query fails, the browser leaves anyway and the server shows the error.
    const answer = await client.query({ query: SocialButtonsDocument }).catch(() => undefined);
    if (answer?.data && !answer.data.signInOptions.methods.includes(method)) {
      notify.info(t('auth.signInWithNameIs', { name }));
      return;
    }
    rememberDeparture(state);
    rememberLanguage(language);
    if (invitation) sendInvitation(invitation);
    goElsewhere(`${address}?${new URLSearchParams({ language: language.code, ...(remember && { remember: 'true' }) }).toString()}`);
  }

  return (
    <>
      <Divider sx={{ my: 3, typography: 'body2', color: 'text.secondary' }}>{t('auth.orContinueWith')}</Divider>
      <Stack direction="row" sx={{ gap: 1.5 }}>
        {PROVIDERS.map((provider) => (
          <Button key={provider.method} fullWidth variant="outlined" color="inherit" startIcon={<provider.icon />} onClick={() => void signIn(provider)}>
            <bdi>{provider.name}</bdi>
          </Button>
        ))}
      </Stack>
    </>
  );
}
