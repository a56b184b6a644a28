import Typography from '@mui/material/Typography';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { t } from '../../lib/i18n';
import { ConfirmDialog } from '../../ui/feedback';
import { isAfterSave } from './afterSave';

/** Asks for confirmation before unsaved changes are lost: by navigating, closing or reloading. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => isDirty && from.pathname !== to.pathname && !isAfterSave(to.state));
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault();
  });
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('recordForm.leaveWithoutSaving')}
      labels={{ confirm: t('recordForm.leave'), cancel: t('recordForm.stay') }}
      busy={false}
      formProps={{
        onSubmit: (event) => {
          event.preventDefault();
          blocker.proceed?.();
        },
      }}
      onClose={() => blocker.reset?.()}
    >
      <Typography>{t('recordForm.yourChangesWillBeLost')}</Typography>
    </ConfirmDialog>
  );
}
