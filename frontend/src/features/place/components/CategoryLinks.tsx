import Chip from '@mui/material/Chip';
import { Link } from 'react-router-dom';
import { categoryName } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { CategoryIcon } from '../../../ui/facts';

interface Props {
  categories: readonly string[];
  /** Id of the city of the lists. */
  city: string | undefined;
}

/** Chips of the further categories of a place. Each leads to the places of its category in the city. */
export function CategoryLinks({ categories, city }: Props) {
  return categories.map((category) => (
    <Chip
      key={category}
      component={Link}
      to={paths.places({ category, ...(city && { city }) })}
      clickable
      variant="outlined"
      icon={<CategoryIcon category={category} fontSize="small" />}
      label={<bdi>{categoryName(category)}</bdi>}
      sx={{ '@media (pointer: coarse)': { height: 44, borderRadius: 22 } }}
    />
  ));
}
