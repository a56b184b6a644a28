import { useMutation } from '@apollo/client/react';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDate } from '../../../lib/format';
import { t } from '../../../lib/i18n';
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
  if (!expiresAt) return t('profile.noEnd');
  const date = formatDate(expiresAt);
  return new Date(expiresAt) < new Date() ? t('profile.endedOn', { date }) : t('profile.endsOn', { date });
}

/** A token that the viewer has made, and how to end it. */
export function ApiTokenItem({ apiToken: { id, name, scope, hint, createdAt, lastUsedAt, expiresAt }, onRevoked }: Props) {
  const notify = useNotify();
  const [revoke] = useMutation(RevokeApiTokenDocument);
  const end = async () => {
    await revoke({ variables: { id } }).finally(onRevoked);
    notify.success(t('profile.tokenOpensNothing', { name }));
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
          <Chip label={scope === 'READ' ? t('profile.reads') : t('profile.readsAndWrites')} size="small" />
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <code>{hint}…</code> · {t('profile.madeOn', { date: formatDate(createdAt) })} ·{' '}
          {lastUsedAt ? t('profile.lastUsedWhen', { when: relativeTime(lastUsedAt) }) : t('profile.neverUsed')} · {endOf(expiresAt)}
        </Typography>
      </Box>
      <ActionButton act={end} failure={t('profile.theTokenCouldNotBeRevoked')} aria-label={t('profile.revokeName', { name })} sx={{ flexShrink: 0 }}>
        {t('profile.revoke')}
      </ActionButton>
    </Box>
  );
}
