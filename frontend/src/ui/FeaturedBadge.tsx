import BookmarkRounded from '@mui/icons-material/BookmarkRounded';
import { useTheme } from '@mui/material/styles';
import { Badge } from './Badge';

/** Marks what the editors recommend. */
export function FeaturedBadge() {
  const { vars } = useTheme();
  return (
    <Badge colour={vars.palette.secondary.main} textColour={vars.palette.secondary.contrastText} icon={BookmarkRounded}>
      Featured
    </Badge>
  );
}
