import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { t } from '../../lib/i18n';
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
        {t('recordForm.somebodyElseHasSavedChanges')}
      </DialogTitle>
      <DialogContent sx={{ px: 3, pb: 1 }}>
        <Typography sx={{ color: 'text.secondary' }}>{all.length > 0 ? t('recordForm.nothingIsLost') : t('recordForm.theSameValues')}</Typography>
        {all.length > 0 && (
          <>
            <Stack direction="row" sx={{ gap: 1, my: 1.5, flexWrap: 'wrap' }}>
              <Button size="small" variant="outlined" color="inherit" onClick={() => setTaken(all)}>
                {t('recordForm.takeAllOfTheirs')}
              </Button>
              <Button size="small" variant="outlined" color="inherit" onClick={() => setTaken([])}>
                {t('recordForm.keepAllOfYours')}
              </Button>
            </Stack>
            <ConflictTable
              rows={all.map((part) => ({
                label: part.label,
                theirs: part.show?.(theirs) ?? part.text(theirs),
                yours: part.show?.(mine) ?? part.text(mine),
                isTaken: taken.includes(part),
              }))}
              onChoose={(n, isTaken) => setTaken((parts) => [...parts.filter((part) => part !== all[n]), ...all.filter((_, at) => isTaken && at === n)])}
            />
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, pt: 2, gap: 1 }}>
        <Button color="inherit" onClick={onClose}>
          {t('recordForm.backToTheForm')}
        </Button>
        <Button variant="contained" onClick={() => onResolve(withTheirs(mine, theirs, taken))}>
          {t('recordForm.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
