import { lazyDialog, useOpenings } from '../../ui/lazy';
import type { ReportDialogProps } from './target';

const ReportSheet = lazyDialog(async () => (await import('./ReportSheet')).ReportSheet);

/** Dialog that reports an item to the moderators. */
export function ReportDialog(props: ReportDialogProps) {
  const openings = useOpenings(props.isOpen);
  return openings > 0 && <ReportSheet key={openings} {...props} />;
}
