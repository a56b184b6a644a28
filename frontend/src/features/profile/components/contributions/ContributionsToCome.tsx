import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { t } from '../../../../lib/i18n';
import { radius } from '../../../../ui/shape';
import { LIST_HEIGHT } from '../ProfileSection';

/** Placeholder of `Contributions` while its code loads, with the height of empty lists. */
export function ContributionsToCome() {
  return (
    <Stack role="status" aria-label={t('profile.loadingYourContributions')} sx={{ gap: 3 }}>
      {['reviews', 'favorites', 'lists'].map((list) => (
        <Skeleton key={list} variant="rectangular" sx={{ height: LIST_HEIGHT, borderRadius: radius.panel }} />
      ))}
    </Stack>
  );
}
