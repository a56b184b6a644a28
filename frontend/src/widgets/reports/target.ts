/** Reported item: exactly one of the three. */
export type ReportTarget = { placeId: string } | { reviewId: string } | { photoId: string };

export interface ReportDialogProps {
  target: ReportTarget;
  /** Name of the reported item: `the review by Asha Rao`. */
  what: string;
  isOpen: boolean;
  onClose: () => void;
}
