import Box from '@mui/material/Box';
import type { ElementType, ReactNode } from 'react';
import { radius } from '../shape';

interface Props {
  colour: string;
  textColour: string;
  icon: ElementType;
  children: ReactNode;
}

/** Pill with an icon and a label, for use over pictures. */
export function Badge({ colour, textColour, icon: Icon, children }: Props) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        height: 26,
        pl: 0.75,
        pr: 1.25,
        borderRadius: radius.pill,
        typography: 'caption',
        fontWeight: 700,
        whiteSpace: 'nowrap',
      }}
      style={{ backgroundColor: colour, color: textColour }}
    >
      <Icon aria-hidden sx={{ fontSize: 16 }} />
      {children}
    </Box>
  );
}
