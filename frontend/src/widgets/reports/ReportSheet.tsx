import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { t } from '../../lib/i18n';
import type { ReportDialogProps } from './target';
import { ReportForm } from './ReportForm';

/** Shows the report form, and then the confirmation. */
export function ReportSheet({ target, what, isOpen, onClose }: ReportDialogProps) {
  const titleId = useId();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const [sent, setSent] = useState<string>();

  return (
    <Dialog open={isOpen} onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h3" sx={{ px: { xs: 2, sm: 3 }, pt: 3, pb: 1.5, overflowWrap: 'anywhere' }}>
        {t('reports.reportWhat', { what })}
      </DialogTitle>
      {sent === undefined ? (
        <ReportForm target={target} onSent={setSent} onClose={onClose} />
      ) : (
        <>
          <DialogContent sx={{ px: { xs: 2, sm: 3 }, pb: 1 }}>
            <Typography role="status">{sent}</Typography>
          </DialogContent>
          <DialogActions sx={{ px: { xs: 2, sm: 3 }, pb: 3, pt: 2 }}>
            {/* The pressed button is gone, so keyboard users continue here. */}
            <Button variant="contained" autoFocus onClick={onClose}>
              {t('reports.close')}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
