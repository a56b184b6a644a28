import { useMutation } from '@apollo/client/react';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import Chip from '@mui/material/Chip';
import { formatDate, relativeTime, t } from '../../../../lib/i18n';
import { useNotify } from '../../../../ui/toast';
import { AccessItem } from './AccessItem';
import { ActionButton } from '../ActionButton';
import { type ApiTokenItem_ApiTokenFragment, RevokeApiTokenDocument } from './ApiTokenItem.generated';

interface Props {
  apiToken: ApiTokenItem_ApiTokenFragment;
  /** Called after the token was revoked, or could not be revoked. */
  onRevoked: () => Promise<void>;
}

/** Formats the end of a token's lifetime. */
function endOf(expiresAt: string | null | undefined): string {
  if (!expiresAt) return t('profile.doesNotExpire');
  const date = formatDate(expiresAt);
  return new Date(expiresAt) < new Date() ? t('profile.endedOn', { date }) : t('profile.endsOn', { date });
}

/** API token in the list, with a button to revoke it. */
export function ApiTokenItem({ apiToken: { id, name, scope, hint, createdAt, lastUsedAt, expiresAt }, onRevoked }: Props) {
  const notify = useNotify();
  const [revoke] = useMutation(RevokeApiTokenDocument);
  const end = async () => {
    await revoke({ variables: { id } }).finally(onRevoked);
    notify.success(t('profile.tokenNoLongerWorks', { name }));
  };
  return (
    <AccessItem
      icon={KeyOutlined}
      name={name}
      chip={<Chip label={scope === 'READ' ? t('profile.reads') : t('profile.readsAndWrites')} size="small" />}
      action={
        <ActionButton act={end} failure={t('profile.theTokenCouldNotBeRevoked')} aria-label={t('profile.revokeName', { name })} sx={{ flexShrink: 0 }}>
          {t('profile.revoke')}
        </ActionButton>
      }
    >
      <code>{hint}…</code> · {t('profile.madeOn', { date: formatDate(createdAt) })} ·{' '}
      {lastUsedAt ? t('profile.lastUsedWhen', { when: relativeTime(lastUsedAt) }) : t('profile.neverUsed')} · {endOf(expiresAt)}
    </AccessItem>
  );
}
