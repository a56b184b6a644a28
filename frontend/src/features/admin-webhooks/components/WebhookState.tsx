import { StandingChip } from '../../../widgets/console';

interface Props {
  isActive: boolean;
  /** Reason if the server switched the webhook off. */
  offReason: string | null;
}

/** Chip: on, off, or switched off by the server. */
export function WebhookState({ isActive, offReason }: Props) {
  if (isActive) return <StandingChip tone="success">On</StandingChip>;
  return offReason === null ? <StandingChip>Off</StandingChip> : <StandingChip tone="error">Switched off</StandingChip>;
}
