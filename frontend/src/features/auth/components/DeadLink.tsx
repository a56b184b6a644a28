import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { t } from '../../../lib/i18n';
import { AuthPage } from './AuthPage';

/** A link from a message that is of no use any more: why, and how to go on. */
export function DeadLink({ reason, children }: { reason: ReactNode; children: ReactNode }) {
  return (
    <AuthPage isAnswer title={t('auth.thisLinkDoesNotWork')} intro={reason}>
      <Stack sx={{ gap: 1.5, mt: 4 }}>{children}</Stack>
    </AuthPage>
  );
}
