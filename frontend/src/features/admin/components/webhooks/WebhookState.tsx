import { StandingChip } from '../../../../widgets/console';

interface Props {
  isActive: boolean;
  /** Why the guide has switched it off. */
  offReason: string | null;
}

/** Whether a webhook is on. */
export function WebhookState({ isActive, offReason }: Props) {
  if (isActive) return <StandingChip tone="success">On</StandingChip>;
  return offReason === null ? <StandingChip>Off</StandingChip> : <StandingChip tone="error">Switched off</StandingChip>;
}
