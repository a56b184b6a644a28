import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { t } from '../../../lib/i18n';
import { useNotify } from '../../../ui/toast';
import { ConfirmStep, ErrorPanel } from '../../../ui/feedback';
import { StandingChip, useRefresh } from '../../../widgets/console';
import { DecisionList } from './DecisionList';
import { ConfirmUserAddressDocument, UserStandingDocument } from './StandingDialog.generated';

interface Props {
  user: { id: string; name: string; email: string };
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog about a user's trust: confirmed address and moderation decisions. Trust determines the user's limits and the effect of their reports. */
export function StandingDialog({ user: { id, name, email }, isOpen, onClose }: Props) {
  const titleId = useId();
  const client = useApolloClient();
  const notify = useNotify();
  const refresh = useRefresh();
  /** Version of the account that the admin saw when they opened the confirmation. */
  const [seen, setSeen] = useState<number>();
  const { data, error, refetch } = useQuery(UserStandingDocument, isOpen ? { variables: { id }, fetchPolicy: 'cache-and-network' } : skipToken);
  const user = data?.adminUser;
  const confirm = async () => {
    if (seen === undefined) return;
    await client.mutate({ mutation: ConfirmUserAddressDocument, variables: { id, version: seen } }).finally(refresh);
    notify.success(t('adminUsers.theAddressOfNameIsConfirmed', { name }));
  };
  return (
    <>
      <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
        <DialogTitle id={titleId} variant="h3" sx={{ px: 3, pt: 3, pb: 1.5 }}>
          {t('adminUsers.standingOfName', { name })}
        </DialogTitle>
        <DialogContent sx={{ px: 3, pb: 1 }}>
          {error && !user && <ErrorPanel title={t('adminUsers.errorLoadingTheDecisions')} error={error} onRetry={() => void refetch()} />}
          {!error && !user && <Skeleton variant="rounded" height={160} aria-label={t('adminUsers.loading')} />}
          {user && (
            <Stack sx={{ gap: 2.5 }}>
              <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
                <Box component="bdi" dir="auto" sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
                  {email}
                </Box>
                <StandingChip tone={user.isVerified ? 'success' : 'warning'}>
                  {user.isVerified ? t('adminUsers.confirmed') : t('adminUsers.notConfirmed')}
                </StandingChip>
                {user.viewerCan.confirmAddress && (
                  <Button variant="outlined" size="small" onClick={() => setSeen(user.version)}>
                    {t('adminUsers.confirmAddress')}
                  </Button>
                )}
              </Stack>
              {!user.isVerified && <Alert severity="info">{t('adminUsers.reportsDoNotHide')}</Alert>}
              <Box component="section" aria-label={t('adminUsers.decisions')}>
                <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
                  {t('adminUsers.decisions')}
                </Typography>
                <DecisionList decisions={user.decisions} />
              </Box>
            </Stack>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 3, pt: 2 }}>
          <Button variant="contained" onClick={onClose}>
            {t('adminUsers.close')}
          </Button>
        </DialogActions>
      </Dialog>
      <ConfirmStep
        isOpen={seen !== undefined}
        title={t('adminUsers.confirmTheAddress', { email })}
        text={t('adminUsers.confirmItOnlyIf')}
        labels={{ confirm: t('adminUsers.confirmAddress'), cancel: t('adminUsers.cancel') }}
        isDestructive={false}
        act={confirm}
        onClose={() => setSeen(undefined)}
      />
    </>
  );
}
