import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { t } from '../../lib/i18n';
import { LikelyPlace } from './LikelyPlace';
import type { LikelyPlaces_LikeFragment } from './LikelyPlaces.generated';

interface Props {
  likes: readonly LikelyPlaces_LikeFragment[];
  /** Called when the user says that it is none of these places. */
  onGoOn: () => void;
  onClose: () => void;
}

/** Dialog with possible duplicates of a new place. */
export function LikelyPlacesDialog({ likes, onGoOn, onClose }: Props) {
  const titleId = useId();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h3" component="h2" sx={{ px: 3, pt: 3, pb: 1 }}>
        {t('placeForm.isItOneOfThese')}
      </DialogTitle>
      <DialogContent sx={{ px: 3, pb: 1 }}>
        <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>{t('placeForm.closeToYourPin', { count: likes.length })}</Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2.5 }}>
          {likes.map((like) => (
            <li key={like.place.id}>
              <LikelyPlace like={like} />
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 3, pt: 2, '& > :not(style) ~ :not(style)': { ml: 0 } }}>
        <Button color="inherit" onClick={onClose}>
          {t('placeForm.backToTheForm')}
        </Button>
        <Button variant="contained" onClick={onGoOn}>
          {t('placeForm.noItIsAnotherPlace')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
