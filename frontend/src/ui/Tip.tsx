import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import { lazily } from '../lib/lazily';

/** Whether a mouse or a pen is there, with which one can point at something without pressing it. */
const canPoint = lazily(() => !window.matchMedia('(any-hover: none)').matches);

/**
 * A tooltip for whoever can point at its child. With fingers one cannot, and a phone is spared the work: the child must say by itself what it
 * is. MUI's tooltip draws everything once more in the same step, as it learns its element.
 */
export function Tip({ children, ...tooltip }: TooltipProps) {
  return canPoint() ? <Tooltip {...tooltip}>{children}</Tooltip> : children;
}
