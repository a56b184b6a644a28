import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { t } from '../../lib/i18n';

interface Props extends Pick<ButtonProps, 'children' | 'fullWidth' | 'size' | 'color' | 'variant'> {
  /** Whether the form is being sent. The button stays focusable; the form must ignore further submits. */
  busy: boolean;
}

/** Submit button with a spinner while the form is being sent. */
export function SubmitButton({ busy, children, variant = 'contained', ...look }: Props) {
  return (
    <Button
      {...look}
      type="submit"
      variant={variant}
      aria-disabled={busy}
      // Keeps the focus in the field. A blur would show its validation message, which moves the button during the click.
      onMouseDown={(event) => event.preventDefault()}
      startIcon={busy ? <CircularProgress size={18} color="inherit" aria-label={t('ui.busy')} /> : undefined}
    >
      {children}
    </Button>
  );
}
