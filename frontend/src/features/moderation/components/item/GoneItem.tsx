import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '../../../../lib/i18n';

/** Note that the item in the address is no longer in the queue. */
export function GoneItem({ onGoOn }: { onGoOn: () => void }) {
  return (
    <Stack role="status" sx={{ gridArea: 'item', alignItems: 'flex-start', gap: 2, py: 4 }}>
      <Typography>{t('moderation.thisItemIsNoLongerHere')}</Typography>
      <Button variant="outlined" color="inherit" onClick={onGoOn}>
        {t('moderation.showTheQueue')}
      </Button>
    </Stack>
  );
}
