import { lazyDialog } from '../../ui/lazyDialog';
import { useOpenings } from '../../ui/useOpenings';

const ReportSheet = lazyDialog(async () => (await import('./ReportSheet')).ReportSheet);

/** What is reported: exactly one of the three. */
export type ReportTarget = { placeId: string } | { reviewId: string } | { photoId: string };

export interface ReportDialogProps {
  target: ReportTarget;
  /** What is reported, in words: `the review by Asha Rao`. */
  what: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Lets people tell the moderators that something is wrong. */
export function ReportDialog(props: ReportDialogProps) {
  const openings = useOpenings(props.isOpen);
  return openings > 0 && <ReportSheet key={openings} {...props} />;
}
