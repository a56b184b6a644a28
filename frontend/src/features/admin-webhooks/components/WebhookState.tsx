import { t } from '../../../lib/i18n';
import { StandingChip } from '../../../widgets/console';

interface Props {
  isActive: boolean;
  /** Reason if the server switched the webhook off. */
  offReason: string | null;
}

/** Chip: on, off, or switched off by the server. */
export function WebhookState({ isActive, offReason }: Props) {
  if (isActive) return <StandingChip tone="success">{t('adminWebhooks.on')}</StandingChip>;
  return offReason === null ? (
    <StandingChip>{t('adminWebhooks.off')}</StandingChip>
  ) : (
    <StandingChip tone="error">{t('adminWebhooks.switchedOff')}</StandingChip>
  );
}
