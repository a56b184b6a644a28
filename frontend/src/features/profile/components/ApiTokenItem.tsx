import { useMutation } from '@apollo/client/react';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDate } from '../../../lib/format';
import { useNotify } from '../../../lib/notify';
import { relativeTime } from '../../../lib/relativeTime';
import { ActionButton } from './ActionButton';
import { type ApiTokenItem_ApiTokenFragment, RevokeApiTokenDocument } from './ApiTokenItem.generated';

interface Props {
  apiToken: ApiTokenItem_ApiTokenFragment;
  /** Once it was revoked, or could not be. */
  onRevoked: () => Promise<void>;
}

/** Until when a token is good. */
function endOf(expiresAt: string | null | undefined): string {
  if (!expiresAt) return 'No end';
  return `${new Date(expiresAt) < new Date() ? 'Ended' : 'Ends'}: ${formatDate(expiresAt)}`;
}

/** A token that the viewer has made, and how to end it. */
export function ApiTokenItem({ apiToken: { id, name, scope, hint, createdAt, lastUsedAt, expiresAt }, onRevoked }: Props) {
  const notify = useNotify();
  const [revoke] = useMutation(RevokeApiTokenDocument);
  const end = async () => {
    await revoke({ variables: { id } }).finally(onRevoked);
    notify.success(`“${name}” opens nothing any more.`);
  };
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <KeyOutlined aria-hidden sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5 }}>
          <Typography variant="subtitle1">{name}</Typography>
          <Chip label={scope === 'READ' ? 'Reads' : 'Reads and writes'} size="small" />
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <code>{hint}…</code> · Made: {formatDate(createdAt)} · Last used: {lastUsedAt ? relativeTime(lastUsedAt) : 'never'} · {endOf(expiresAt)}
        </Typography>
      </Box>
      <ActionButton act={end} failure="The token could not be revoked." aria-label={`Revoke “${name}”`} sx={{ flexShrink: 0 }}>
        Revoke
      </ActionButton>
    </Box>
  );
}
