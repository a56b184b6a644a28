import Skeleton from '@mui/material/Skeleton';

/** Placeholder for the opening hours, with about the same height. */
export function HoursSkeleton() {
  return <Skeleton variant="rounded" height={420} />;
}
