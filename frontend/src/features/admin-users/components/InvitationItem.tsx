import { useMutation } from '@apollo/client/react';
import BlockRounded from '@mui/icons-material/BlockRounded';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { InvitationState } from '../../../graphql/schema.generated';
import { formatDate, t, type TextKey } from '../../../lib/i18n';
import { ConfirmStep } from '../../../ui/feedback';
import { useNotify } from '../../../ui/toast';
import { RowButton, StandingChip, useRefresh } from '../../../widgets/console';
import { cityNames } from './moderatedCities';
import { type InvitationItem_InvitationFragment, RevokeInvitationDocument } from './InvitationItem.generated';

const STATES = {
  OPEN: { label: 'adminUsers.invitationOpen', tone: 'success' },
  USED_UP: { label: 'adminUsers.invitationUsedUp', tone: undefined },
  EXPIRED: { label: 'adminUsers.invitationExpired', tone: undefined },
  REVOKED: { label: 'adminUsers.invitationRevoked', tone: 'error' },
} as const satisfies Record<InvitationState, { label: TextKey; tone: 'success' | 'error' | undefined }>;

/** Invitation in the list: its note, role and state, and a button to revoke it. */
export function InvitationItem({ invitation }: { invitation: InvitationItem_InvitationFragment }) {
  const { id, role, moderatedCities, note, state, uses, maxUses, expiresAt, createdAt, creator } = invitation;
  const notify = useNotify();
  const refresh = useRefresh();
  const [revoke] = useMutation(RevokeInvitationDocument);
  const [isAsking, setAsking] = useState(false);
  const { label, tone } = STATES[state];
  const name = note ?? t('adminUsers.invitationOfDay', { day: formatDate(createdAt) });

  async function act() {
    await revoke({ variables: { id } });
    notify.success(t('adminUsers.theInvitationIsRevoked'));
    await refresh();
  }
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, py: 2, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
      <Stack sx={{ flex: 1, minWidth: 0, gap: 0.5, overflowWrap: 'anywhere' }}>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5 }}>
          <Typography variant="subtitle1" component="span">
            <bdi>{t(role === 'MODERATOR' ? 'adminUsers.invitedAsModerator' : 'adminUsers.invitedAsUser')}</bdi>
          </Typography>
          <StandingChip tone={tone}>{t(label)}</StandingChip>
        </Stack>
        {moderatedCities && <Typography variant="body2">{cityNames(moderatedCities)}</Typography>}
        {note && (
          <Typography variant="body2">
            <bdi>{note}</bdi>
          </Typography>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('adminUsers.usedUntil', { uses, most: maxUses, day: formatDate(expiresAt) })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('adminUsers.createdByOn', { name: creator.name, day: formatDate(createdAt) })}
        </Typography>
      </Stack>
      {state === 'OPEN' && (
        <Box>
          <RowButton label={t('adminUsers.revokeName', { name })} icon={BlockRounded} isDestructive onClick={() => setAsking(true)} />
        </Box>
      )}
      <ConfirmStep
        isOpen={isAsking}
        title={t('adminUsers.revokeQuestion')}
        text={t('adminUsers.revokeText')}
        labels={{ confirm: t('adminUsers.revoke'), cancel: t('adminUsers.keepIt') }}
        act={act}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}
