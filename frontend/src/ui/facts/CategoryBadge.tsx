import { useTheme } from '@mui/material/styles';
import { categoryName } from '../../lib/i18n';
import { Badge } from './Badge';
import { categoryLook } from './category';

/** Badge with a category's color, icon and name. */
export function CategoryBadge({ category }: { category: string }) {
  const theme = useTheme();
  const { color, icon } = categoryLook(category);
  return (
    <Badge color={color} textColor={theme.vars.palette.common.white} icon={icon}>
      {categoryName(category)}
    </Badge>
  );
}
