import { useMutation } from '@apollo/client/react';
import FacebookOutlined from '@mui/icons-material/FacebookOutlined';
import Google from '@mui/icons-material/Google';
import PasswordOutlined from '@mui/icons-material/PasswordOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ElementType, useRef, useState } from 'react';
import type { SignInMethod } from '../../../../graphql/schema.generated';
import { t } from '../../../../lib/i18n';
import { useNotify } from '../../../../ui/toast';
import type { ViewerFragment } from '../../../../lib/account/viewer.generated';
import { ConfirmStep } from '../../../../ui/feedback';
import { RemoveSignInMethodDocument } from './SignInMethods.generated';
import { METHODS } from '../words';

const ICONS: Record<SignInMethod, ElementType> = { LOCAL: PasswordOutlined, GOOGLE: Google, FACEBOOK: FacebookOutlined };

interface Props {
  viewer: ViewerFragment;
  /** Called after a method was removed and all other devices were signed out. */
  onRemoved: () => void;
}

/** Viewer's sign-in methods. Social ones can be removed, but not the last method. */
export function SignInMethods({ viewer: { signInMethods }, onRemoved }: Props) {
  const notify = useNotify();
  const [removeMethod] = useMutation(RemoveSignInMethodDocument);
  const [asked, setAsked] = useState<SignInMethod>('GOOGLE');
  const [isAsking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const name = METHODS[asked];

  const remove = async () => {
    await removeMethod({ variables: { method: asked } });
    notify.success(t('profile.nameNoLongerSignsYouIn', { name }));
    onRemoved();
  };
  return (
    <>
      <Box
        component="ul"
        ref={list}
        tabIndex={-1}
        aria-label={t('profile.waysToSignIn')}
        sx={{ listStyle: 'none', m: 0, mb: 1, p: 0, '&:focus': { outline: 'none' } }}
      >
        {signInMethods.map((method) => {
          const Icon = ICONS[method];
          return (
            <Box key={method} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44 }}>
              <Icon aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
              <Typography sx={{ fontWeight: 600, flex: 1, minWidth: 0 }}>{METHODS[method]}</Typography>
              {method !== 'LOCAL' && signInMethods.length > 1 && (
                <Button
                  color="inherit"
                  aria-label={t('profile.removeName', { name: METHODS[method] })}
                  onClick={() => {
                    setAsked(method);
                    setAsking(true);
                  }}
                >
                  {t('profile.remove')}
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
      <ConfirmStep
        isOpen={isAsking}
        title={t('profile.removeNameAsAWay', { name })}
        text={t('profile.yourNameAccountNoLonger', { name })}
        labels={{ confirm: t('profile.removeName', { name }), cancel: t('profile.keepIt') }}
        act={remove}
        onClose={() => setAsking(false)}
        onExited={() => !signInMethods.includes(asked) && list.current?.focus()}
      />
    </>
  );
}
