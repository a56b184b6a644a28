import Skeleton from '@mui/material/Skeleton';

/** What a list with nothing in it takes below its title, in pixels. */
const HEIGHT = 84;

/** A list to come; `label` says what loads. */
export function ListSkeleton({ label }: { label: string }) {
  return <Skeleton role="status" aria-label={label} variant="rounded" height={HEIGHT} />;
}
