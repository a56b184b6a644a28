import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { radius } from '../shape';

interface Props {
  title: string;
  /** Text below the title. */
  text?: string;
  children: ReactNode;
}

/** Section of a long form. */
export function FormPanel({ title, text, children }: Props) {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, borderRadius: radius.panel, borderColor: 'divider', minWidth: 0 }}
    >
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      {text && <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{text}</Typography>}
      <Stack sx={{ gap: 2.5, mt: 2.5 }}>{children}</Stack>
    </Paper>
  );
}
