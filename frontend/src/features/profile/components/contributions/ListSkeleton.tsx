import Skeleton from '@mui/material/Skeleton';

/** Height of an empty list without its title (px). */
const HEIGHT = 84;

/** Placeholder of a list; `label` names the loading content. */
export function ListSkeleton({ label }: { label: string }) {
  return <Skeleton role="status" aria-label={label} variant="rounded" height={HEIGHT} />;
}
