import { styled } from '@mui/material/styles';
import { t } from '../../lib/i18n';
import { radius } from '../../ui/shape';

const Link = styled('a')(({ theme }) => ({
  ...theme.typography.button,
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1.5, 2.5),
  borderRadius: radius.control,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}));

/** Link that skips the header; it is the first Tab stop of the page. */
export function SkipLink() {
  return (
    <Link
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      {t('app.skipToContent')}
    </Link>
  );
}
