import { useMutation } from '@apollo/client/react';
import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { t } from '../../../../lib/i18n';
import { useNotify } from '../../../../ui/toast';
import type { ViewerFragment } from '../../../../lib/account/viewer.generated';
import { radius } from '../../../../ui/shape';
import { ActionButton } from '../ActionButton';
import { ResendVerificationDocument } from './EmailNotice.generated';
import { UpdateProfileDocument } from './ProfileForm.generated';

interface Props {
  viewer: ViewerFragment;
  /** Note about where to find the message, on sites that send no e-mail. */
  children?: ReactNode;
}

/** Notice about an e-mail address that is not confirmed yet. Renders nothing if there is none. */
export function EmailNotice({ viewer: { name, email, isVerified, pendingEmail }, children }: Props) {
  const id = useId();
  const notify = useNotify();
  const [resend] = useMutation(ResendVerificationDocument);
  const [updateProfile] = useMutation(UpdateProfileDocument);
  if (isVerified && !pendingEmail) return null;

  const sendAgain = async () => {
    await resend();
    notify.success(t('profile.newLinkOnItsWay', { email: pendingEmail ?? email }));
  };
  const keep = async () => {
    await updateProfile({ variables: { input: { name, email } } });
    notify.success(t('profile.emailStaysYourAddress', { email }));
  };
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={(theme: Theme) => ({
        display: 'flex',
        gap: 2,
        p: { xs: 2.5, sm: 3 },
        mb: 3,
        borderRadius: radius.panel,
        bgcolor: theme.alpha(theme.vars.palette.primary.main, 0.1),
      })}
    >
      <MarkEmailUnreadOutlined aria-hidden sx={{ color: 'primary.main', mt: 0.25, display: { xs: 'none', sm: 'block' } }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography id={id} variant="h4" component="h2">
          {pendingEmail ? t('profile.confirmNewAddress') : t('profile.confirmAddress')}
        </Typography>
        <Typography sx={{ mt: 0.5, maxWidth: '68ch' }}>
          {pendingEmail ? t('profile.weHaveSentALink', { pendingEmail, email }) : t('profile.openTheLinkInOur', { email })}
        </Typography>
        <Box sx={{ mt: 1.5, '&:empty': { mt: 0 } }}>{children}</Box>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          <ActionButton act={sendAgain} failure={t('profile.theMessageCouldNotBeSent')} variant="outlined">
            {pendingEmail ? t('profile.sendItAgain') : t('profile.sendTheLinkAgain')}
          </ActionButton>
          {pendingEmail && (
            <ActionButton act={keep} failure={t('profile.yourProfileCouldNotBeSaved')}>
              {t('profile.keepAddress', { email })}
            </ActionButton>
          )}
        </Stack>
      </Box>
    </Box>
  );
}
