import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { type FormPart, differencesOf, withTheirs } from './conflict';
import { ConflictTable } from './ConflictTable';

interface Props<Values> {
  parts: readonly FormPart<Values>[];
  /** Values that both users started from. */
  base: Values;
  mine: Values;
  theirs: Values;
  onResolve: (merged: Values) => void;
  onClose: () => void;
}

/** Dialog for an edit conflict: another user saved first, and the viewer chooses a version for each part. */
export function ConflictDialog<Values>({ parts, base, mine, theirs, onResolve, onClose }: Props<Values>) {
  const titleId = useId();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const differences = differencesOf(parts, base, mine, theirs);
  const [taken, setTaken] = useState(() => differences.filter(({ isTheirs }) => isTheirs).map(({ part }) => part));
  const all = differences.map(({ part }) => part);
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h3" component="h2" sx={{ px: 3, pt: 3, pb: 1 }}>
        Somebody else has saved changes
      </DialogTitle>
      <DialogContent sx={{ px: 3, pb: 1 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          {all.length > 0
            ? 'Nothing that you have typed is lost. Choose what to keep, then save again.'
            : 'They have saved the same values as you. There is nothing to choose.'}
        </Typography>
        {all.length > 0 && (
          <>
            <Stack direction="row" sx={{ gap: 1, my: 1.5, flexWrap: 'wrap' }}>
              <Button size="small" variant="outlined" color="inherit" onClick={() => setTaken(all)}>
                Take all of theirs
              </Button>
              <Button size="small" variant="outlined" color="inherit" onClick={() => setTaken([])}>
                Keep all of yours
              </Button>
            </Stack>
            <ConflictTable
              rows={all.map((part) => ({
                label: part.label,
                theirs: part.text(theirs),
                yours: part.text(mine),
                isTaken: taken.includes(part),
              }))}
              onChoose={(n, isTaken) => setTaken((parts) => [...parts.filter((part) => part !== all[n]), ...all.filter((_, at) => isTaken && at === n)])}
            />
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, pt: 2, gap: 1 }}>
        <Button color="inherit" onClick={onClose}>
          Back to the form
        </Button>
        <Button variant="contained" onClick={() => onResolve(withTheirs(mine, theirs, taken))}>
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
}
