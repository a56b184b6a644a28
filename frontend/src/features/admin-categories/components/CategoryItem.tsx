import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address';
import { useSite } from '../../../lib/currentSite';
import { t } from '../../../lib/i18n';
import { lookOf } from '../../../lib/site';
import { PathIcon } from '../../../ui/facts';
import { radius } from '../../../ui/shape';
import { StandingChip } from '../../../widgets/console';
import { MoveButtons } from '../../../widgets/setting-fields';
import { nameHere } from './categoryForm';
import type { CategoryItem_CategoryFragment } from './CategoryItem.generated';

interface Props {
  category: CategoryItem_CategoryFragment;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
}

const line = { minHeight: 44, display: 'inline-flex', alignItems: 'center' } as const;

/** Category in the list: icon, name, word in addresses, number of places, and buttons that move it. */
export function CategoryItem({ category, ...position }: Props) {
  const { id, slug, value, placesCount, isMoving } = category;
  const { color, iconPath } = lookOf(useSite().categories, slug);
  const name = nameHere(category);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1.5, sm: 2 }, py: 1, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Box
        sx={{ display: 'grid', placeItems: 'center', flexShrink: 0, width: 44, height: 44, borderRadius: radius.control, color: 'common.white' }}
        style={{ backgroundColor: color }}
      >
        <PathIcon path={iconPath} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
          <MuiLink component={Link} to={paths.adminCategory(id)} variant="subtitle1" color="inherit" sx={line}>
            <bdi>{name}</bdi>
          </MuiLink>
          {value.isHidden === true && <StandingChip>{t('adminCategories.hidden')}</StandingChip>}
          {isMoving && <StandingChip>{t('adminCategories.moving')}</StandingChip>}
        </Stack>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: -1.5, typography: 'body2', color: 'text.secondary' }}>
          <bdi>{slug}</bdi>
          <span aria-hidden>·</span>
          <MuiLink component={Link} to={paths.adminPlaces({ category: slug })} color="inherit" sx={line}>
            {t('adminPlaces.places', { count: placesCount })}
          </MuiLink>
        </Stack>
      </Box>
      <Stack direction="row">
        <MoveButtons item={name} {...position} />
      </Stack>
    </Box>
  );
}
