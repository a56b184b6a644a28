import { useTheme } from '@mui/material/styles';
import { useSite } from '../../lib/currentSite';
import { categoryName } from '../../lib/i18n';
import { type CategoryLook, lookOf } from '../../lib/site';
import { Badge } from './Badge';
import { PathIcon } from './PathIcon';

/** Badge with a name in the color and with the icon of a category. */
export function LookBadge({ name, look: { color, iconPath } }: { name: string; look: CategoryLook }) {
  const theme = useTheme();
  return (
    <Badge color={color} textColor={theme.vars.palette.common.white} icon={<PathIcon path={iconPath} />}>
      <bdi>{name}</bdi>
    </Badge>
  );
}

/** Badge with a category's color, icon and name. */
export function CategoryBadge({ category }: { category: string }) {
  const { categories } = useSite();
  return <LookBadge name={categoryName(category)} look={lookOf(categories, category)} />;
}
