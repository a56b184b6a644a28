import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { radius } from '../../../ui/shape';

/** Minimum height of a list's section: that of an empty list. */
export const LIST_HEIGHT = { xs: '168px', sm: '176px' };

interface Props {
  /** Id of the section, for links. */
  anchor?: string;
  title: string;
  /** True: reserves the height of an empty list, so the content below does not move when the list loads. */
  isList?: boolean;
  children: ReactNode;
}

/** Titled section of the profile. */
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
