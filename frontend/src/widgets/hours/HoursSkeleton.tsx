import Skeleton from '@mui/material/Skeleton';

/** A week of opening hours to come, about as high as it will be. */
export function HoursSkeleton() {
  return <Skeleton variant="rounded" height={420} />;
}
