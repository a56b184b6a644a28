import { lazyDialog, useOpenings } from '../../ui/lazy';

const ReportSheet = lazyDialog(async () => (await import('./ReportSheet')).ReportSheet);

/** Reported item: exactly one of the three. */
export type ReportTarget = { placeId: string } | { reviewId: string } | { photoId: string };

export interface ReportDialogProps {
  target: ReportTarget;
  /** Name of the reported item: `the review by Asha Rao`. */
  what: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog that reports an item to the moderators. */
export function ReportDialog(props: ReportDialogProps) {
  const openings = useOpenings(props.isOpen);
  return openings > 0 && <ReportSheet key={openings} {...props} />;
}
