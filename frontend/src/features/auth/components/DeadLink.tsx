import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { t } from '../../../lib/i18n';
import { AuthPage } from './AuthPage';

/** Page for a link from a mail that no longer works, with the reason and the next steps. */
export function DeadLink({ reason, children }: { reason: ReactNode; children: ReactNode }) {
  return (
    <AuthPage isAnswer title={t('auth.thisLinkDoesNotWork')} intro={reason}>
      <Stack sx={{ gap: 1.5, mt: 4 }}>{children}</Stack>
    </AuthPage>
  );
}
