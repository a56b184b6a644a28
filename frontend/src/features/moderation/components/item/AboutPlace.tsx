import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { categoryName, dotted, localizedPath, t } from '../../../../lib/i18n';
import { paths } from '../../../../lib/address';
import type { AboutPlace_PlaceFragment } from './AboutPlace.generated';

/** Place that an item belongs to, with a link. */
export function AboutPlace({ place: { id, name, category, city } }: { place: AboutPlace_PlaceFragment }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      <Link href={localizedPath(paths.place(id))} target="_blank" rel="noopener" aria-label={t('moderation.nameInANewTab', { name })} sx={{ fontWeight: 600 }}>
        <bdi>{name}</bdi>
      </Link>
      {' · '}
      {dotted(categoryName(category), city?.name)}
    </Typography>
  );
}
