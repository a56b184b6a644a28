import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { radius } from '../../../ui/shape';

/** Of a list that has nothing yet. */
export const LIST_HEIGHT = { xs: '168px', sm: '176px' };

interface Props {
  /** Lets the address lead to it. */
  anchor?: string;
  title: string;
  /** Keeps the room from the start that a list takes at least, so that nothing below jumps when it comes. */
  isList?: boolean;
  children: ReactNode;
}

/** A box of the profile about one thing. */
export function ProfileSection({ anchor, title, isList = false, children }: Props) {
  const id = useId();
  return (
    <Paper
      component="section"
      id={anchor}
      variant="outlined"
      aria-labelledby={id}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: isList ? LIST_HEIGHT : undefined,
        p: { xs: 2.5, sm: 3 },
        borderRadius: radius.panel,
        borderColor: 'divider',
      }}
    >
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
