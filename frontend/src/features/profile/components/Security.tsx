import FacebookOutlined from '@mui/icons-material/FacebookOutlined';
import Google from '@mui/icons-material/Google';
import PasswordOutlined from '@mui/icons-material/PasswordOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ElementType, useState } from 'react';
import type { SignInMethod } from '../../../graphql/schema.generated';
import { t } from '../../../lib/i18n';
import type { ViewerFragment } from '../../../lib/viewer.generated';
import { PasswordForm } from './PasswordForm';
import { ProfileSection } from './ProfileSection';
import { METHODS } from './words';

const ICONS: Record<SignInMethod, ElementType> = { LOCAL: PasswordOutlined, GOOGLE: Google, FACEBOOK: FacebookOutlined };

interface Props {
  viewer: ViewerFragment;
  /** Least characters of a password. */
  minPasswordLength: number;
  onPasswordChanged: () => void;
}

/** How the viewer signs in. */
export function Security({ viewer, minPasswordLength, onPasswordChanged }: Props) {
  const [mode, setMode] = useState<'first' | 'changing' | 'changed'>('first');
  const hasPassword = viewer.signInMethods.includes('LOCAL');
  const changed = () => {
    setMode('changed');
    onPasswordChanged();
  };
  return (
    <ProfileSection title={t('profile.security')}>
      <Typography sx={{ color: 'text.secondary' }}>{t('profile.youCanSignInWith')}</Typography>
      <Box component="ul" aria-label={t('profile.waysToSignIn')} sx={{ listStyle: 'none', m: 0, mb: 1, p: 0 }}>
        {viewer.signInMethods.map((method) => {
          const Icon = ICONS[method];
          return (
            <Box key={method} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44 }}>
              <Icon aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
              <Typography sx={{ fontWeight: 600 }}>{METHODS[method]}</Typography>
            </Box>
          );
        })}
      </Box>
      {mode === 'changing' ? (
        <PasswordForm viewer={viewer} minLength={minPasswordLength} onChanged={changed} onCancel={() => setMode('changed')} />
      ) : (
        <Button variant="outlined" color="inherit" autoFocus={mode === 'changed'} onClick={() => setMode('changing')} sx={{ alignSelf: 'flex-start' }}>
          {hasPassword ? t('profile.changePassword') : t('profile.setAPassword')}
        </Button>
      )}
    </ProfileSection>
  );
}
