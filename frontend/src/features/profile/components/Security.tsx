import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { t } from '../../../lib/i18n';
import type { ViewerFragment } from '../../../lib/viewer.generated';
import { PasswordForm } from './PasswordForm';
import { ProfileSection } from './ProfileSection';
import { SignInMethods } from './SignInMethods';

interface Props {
  viewer: ViewerFragment;
  /** Least characters of a password. */
  minPasswordLength: number;
  /** Once all other devices are signed out. */
  onChanged: () => void;
}

/** How the viewer signs in. */
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
