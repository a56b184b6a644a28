import type { SvgIconProps } from '@mui/material/SvgIcon';
import { useSite } from '../../lib/currentSite';
import { lookOf } from '../../lib/site';
import { PathIcon } from './PathIcon';

/** Icon of a category. */
export function CategoryIcon({ category, ...props }: SvgIconProps & { category: string }) {
  const { categories } = useSite();
  return <PathIcon path={lookOf(categories, category).iconPath} {...props} />;
}
