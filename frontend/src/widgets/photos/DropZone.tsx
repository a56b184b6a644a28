import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { type DragEvent, type ReactNode, useState } from 'react';
import { radius } from '../../ui/shape';

interface Props {
  onDrop: (files: readonly File[]) => void;
  isWrong: boolean;
  /** Content; it must contain a button for people who do not drag. */
  children: ReactNode;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Area for dropping files. */
export function DropZone({ onDrop, isWrong, children }: Props) {
  const [isOver, setOver] = useState(false);
  return (
    <Box
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onDrop([...event.dataTransfer.files]);
      }}
      sx={(theme: Theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        p: 2,
        borderRadius: radius.card,
        border: '1.5px dashed',
        borderColor: isWrong ? 'error.main' : isOver ? 'primary.main' : 'outline.main',
        bgcolor: isOver ? theme.alpha(theme.vars.palette.primary.main, 0.1) : 'sunken.main',
      })}
    >
      {children}
    </Box>
  );
}
