import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import { lazily } from '../lib/i18n';

/** Returns whether a device with hover is present, such as a mouse. */
const canPoint = lazily(() => !window.matchMedia('(any-hover: none)').matches);

/**
 * Tooltip on devices with hover; only the child on touch devices. The child needs an accessible name of its own. MUI's tooltip renders its child
 * twice on mount, which is slow on phones.
 */
export function DesktopTooltip({ children, ...tooltip }: TooltipProps) {
  return canPoint() ? <Tooltip {...tooltip}>{children}</Tooltip> : children;
}
