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
import { type FormPart, differencesOf, keyOf, withTheirs } from './conflict';
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
  const all = differences.map(({ part }) => part);
  // Names instead of parts, because a form can build its parts again while the dialog is open.
  const [taken, setTaken] = useState(() => differences.filter(({ isTheirs }) => isTheirs).map(({ part }) => keyOf(part)));
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
              <Button size="small" variant="outlined" color="inherit" onClick={() => setTaken(all.map(keyOf))}>
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
                isTaken: taken.includes(keyOf(part)),
              }))}
              onChoose={(n, isTaken) => {
                const chosen = all.slice(n, n + 1).map(keyOf);
                setTaken((keys) => [...keys.filter((key) => !chosen.includes(key)), ...(isTaken ? chosen : [])]);
              }}
            />
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, pt: 2, gap: 1 }}>
        <Button color="inherit" onClick={onClose}>
          {t('recordForm.backToTheForm')}
        </Button>
        <Button
          variant="contained"
          onClick={() =>
            onResolve(
              withTheirs(
                mine,
                theirs,
                all.filter((part) => taken.includes(keyOf(part))),
              ),
            )
          }
        >
          {t('recordForm.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
