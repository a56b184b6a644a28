import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { radius } from '../shape';

interface Props {
  color: string;
  textColor: string;
  icon: ReactNode;
  children: ReactNode;
}

/** Pill with an icon and a label, for use over pictures. */
export function Badge({ color, textColor, icon, children }: Props) {
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
        printColorAdjust: 'exact', // the words are white
        '& > svg': { fontSize: 16 },
      }}
      style={{ backgroundColor: color, color: textColor }}
    >
      {icon}
      {children}
    </Box>
  );
}
