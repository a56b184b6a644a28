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
import { useNotify } from '../../../ui/toast';
import { ConfirmStep, ErrorPanel } from '../../../ui/feedback';
import { StandingChip, useRefresh } from '../../../widgets/console';
import { DecisionList } from './DecisionList';
import { ConfirmUserAddressDocument, UserStandingDocument } from './StandingDialog.generated';

const CONSEQUENCES =
  'Confirm it only if you know that the account belongs to the owner of the address. Their reports then count, and they are notified of decisions about their contributions. ' +
  'Nothing is sent to the address, and their password stays.';

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
    notify.success(`The address of ${name} is confirmed.`);
  };
  return (
    <>
      <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
        <DialogTitle id={titleId} variant="h3" sx={{ px: 3, pt: 3, pb: 1.5 }}>
          Standing of <bdi>{name}</bdi>
        </DialogTitle>
        <DialogContent sx={{ px: 3, pb: 1 }}>
          {error && !user && <ErrorPanel title="Error loading the decisions" error={error} onRetry={() => void refetch()} />}
          {!error && !user && <Skeleton variant="rounded" height={160} aria-label="Loading" />}
          {user && (
            <Stack sx={{ gap: 2.5 }}>
              <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
                <Box component="bdi" dir="auto" sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
                  {email}
                </Box>
                <StandingChip tone={user.isVerified ? 'success' : 'warning'}>{user.isVerified ? 'Confirmed' : 'Not confirmed'}</StandingChip>
                {user.viewerCan.confirmAddress && (
                  <Button variant="outlined" size="small" onClick={() => setSeen(user.version)}>
                    Confirm address
                  </Button>
                )}
              </Stack>
              {!user.isVerified && <Alert severity="info">Reports by this user do not hide reviews until the address is confirmed.</Alert>}
              <Box component="section" aria-label="Decisions">
                <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
                  Decisions
                </Typography>
                <DecisionList decisions={user.decisions} />
              </Box>
            </Stack>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 3, pt: 2 }}>
          <Button variant="contained" onClick={onClose}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
      <ConfirmStep
        isOpen={seen !== undefined}
        title={`Confirm the address ${email}?`}
        text={CONSEQUENCES}
        labels={{ confirm: 'Confirm address', cancel: 'Cancel' }}
        isDestructive={false}
        act={confirm}
        onClose={() => setSeen(undefined)}
      />
    </>
  );
}
