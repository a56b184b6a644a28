import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { t } from '../../lib/i18n';

interface Props extends Pick<ButtonProps, 'children' | 'fullWidth' | 'size' | 'color' | 'variant'> {
  /** Whether the form is on its way; the button stays in place and takes no second press. */
  busy: boolean;
}

/** Sends a form, and spins while it is on its way. */
export function SubmitButton({ busy, children, variant = 'contained', ...look }: Props) {
  return (
    <Button
      {...look}
      type="submit"
      variant={variant}
      aria-disabled={busy}
      // The field that is left would say what is wrong with it, and move the button away from under the press.
      onMouseDown={(event) => event.preventDefault()}
      startIcon={busy ? <CircularProgress size={18} color="inherit" aria-label={t('ui.busy')} /> : undefined}
    >
      {children}
    </Button>
  );
}
