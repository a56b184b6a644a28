import Button, { type ButtonProps } from '@mui/material/Button';

/** Something that can be done with all rows that are ticked. */
export function BulkButton(props: Pick<ButtonProps, 'children' | 'color' | 'onClick'>) {
  return <Button size="small" color="inherit" {...props} sx={{ minHeight: 44 }} />;
}
