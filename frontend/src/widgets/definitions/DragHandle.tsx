import DragIndicatorRounded from '@mui/icons-material/DragIndicatorRounded';
import Box from '@mui/material/Box';
import type { DragEvent } from 'react';
import type { Dragging } from '../../ui/useDragging';

/** Handle that drags its list item with a mouse. Buttons do the same by keyboard and on touch screens, where browsers drag nothing. Narrow pages have no room for it. */
export function DragHandle({ draggable, onDragStart, onDragEnd }: Dragging['handle']) {
  const start = (event: DragEvent<HTMLElement>) => {
    const item = event.currentTarget.closest('li');
    if (item) event.dataTransfer.setDragImage(item, 0, 0);
    onDragStart();
  };
  return (
    <Box
      aria-hidden
      draggable={draggable}
      onDragStart={start}
      onDragEnd={onDragEnd}
      sx={{
        display: 'none',
        '@media (pointer: fine) and (min-width: 600px)': { display: 'flex' },
        alignSelf: 'stretch',
        alignItems: 'center',
        color: 'text.disabled',
        cursor: 'grab',
      }}
    >
      <DragIndicatorRounded fontSize="small" />
    </Box>
  );
}
