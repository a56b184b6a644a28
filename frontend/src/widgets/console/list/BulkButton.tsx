import Button, { type ButtonProps } from '@mui/material/Button';

/** Button for an action on all selected rows. */
export function BulkButton(props: Pick<ButtonProps, 'children' | 'color' | 'onClick'>) {
  return <Button size="small" color="inherit" {...props} sx={{ minHeight: 44 }} />;
}
