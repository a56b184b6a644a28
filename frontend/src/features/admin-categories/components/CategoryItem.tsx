import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address';
import { useSite } from '../../../lib/currentSite';
import { t } from '../../../lib/i18n';
import { lookOf } from '../../../lib/site';
import { StandingChip } from '../../../widgets/console';
import { DefinitionItem, type ItemPosition, LINE } from '../../../widgets/definitions';
import { nameHere } from './categoryForm';
import type { CategoryItem_CategoryFragment } from './CategoryItem.generated';

interface Props {
  category: CategoryItem_CategoryFragment;
  position: ItemPosition | undefined;
}

/** Category in the list: icon, name, word in addresses and number of places. */
export function CategoryItem({ category, position }: Props) {
  const { id, slug, value, placesCount, isMoving } = category;
  return (
    <DefinitionItem
      name={nameHere(category)}
      to={paths.adminCategory(id)}
      {...lookOf(useSite().categories, slug)}
      isHidden={value.isHidden === true}
      states={isMoving && <StandingChip>{t('adminCategories.moving')}</StandingChip>}
      position={position}
    >
      <bdi>{slug}</bdi>
      <span aria-hidden>·</span>
      <MuiLink component={Link} to={paths.adminPlaces({ category: slug })} color="inherit" sx={LINE}>
        {t('adminPlaces.places', { count: placesCount })}
      </MuiLink>
    </DefinitionItem>
  );
}
