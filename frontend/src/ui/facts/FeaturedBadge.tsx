import BookmarkRounded from '@mui/icons-material/BookmarkRounded';
import { useTheme } from '@mui/material/styles';
import { t } from '../../lib/i18n';
import { Badge } from './Badge';

/** Badge of featured cities and places. */
export function FeaturedBadge() {
  const { vars } = useTheme();
  return (
    <Badge color={vars.palette.secondary.main} textColor={vars.palette.secondary.contrastText} icon={<BookmarkRounded aria-hidden />}>
      {t('ui.featured')}
    </Badge>
  );
}
