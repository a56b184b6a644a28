import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { t } from '../../../../lib/i18n';
import type { ViewerFragment } from '../../../../lib/account/viewer.generated';
import { PasswordForm } from './PasswordForm';
import { ProfileSection } from '../ProfileSection';
import { SignInMethods } from './SignInMethods';

interface Props {
  viewer: ViewerFragment;
  /** Minimum length of a password (characters). */
  minPasswordLength: number;
  /** Called after the password changed and all other devices were signed out. */
  onChanged: () => void;
}

/** Panel with the viewer's password and sign-in methods. */
export function Security({ viewer, minPasswordLength, onChanged }: Props) {
  const [mode, setMode] = useState<'first' | 'changing' | 'changed'>('first');
  const hasPassword = viewer.signInMethods.includes('LOCAL');
  const changed = () => {
    setMode('changed');
    onChanged();
  };
  return (
    <ProfileSection title={t('profile.security')}>
      <Typography sx={{ color: 'text.secondary' }}>{t('profile.youCanSignInWith')}</Typography>
      <SignInMethods viewer={viewer} onRemoved={onChanged} />
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
