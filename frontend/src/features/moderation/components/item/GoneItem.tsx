import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** Note that the item in the address is no longer in the queue. */
export function GoneItem({ onGoOn }: { onGoOn: () => void }) {
  return (
    <Stack role="status" sx={{ gridArea: 'item', alignItems: 'flex-start', gap: 2, py: 4 }}>
      <Typography>This item is no longer here: somebody has decided about it, or it has moved in the list.</Typography>
      <Button variant="outlined" color="inherit" onClick={onGoOn}>
        Show the queue
      </Button>
    </Stack>
  );
}
