import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { radius } from './shape';
import { CardGrid } from './CardGrid';

/** Placeholders while cards load; `label` names the content for screen readers. */
export function CardSkeletons({ label, count = 6 }: { label: string; count?: number }) {
  return (
    <Box role="status" aria-label={label}>
      <Box aria-hidden>
        <CardGrid>
          {Array.from({ length: count }, (_, index) => (
            <li key={index}>
              <Skeleton variant="rectangular" sx={{ aspectRatio: '4 / 3', height: 'auto', borderRadius: radius.card }} />
              <Skeleton sx={{ mt: 1.5, width: '72%', fontSize: '1.125rem' }} />
              <Skeleton sx={{ width: '48%', fontSize: '.875rem' }} />
            </li>
          ))}
        </CardGrid>
      </Box>
    </Box>
  );
}
