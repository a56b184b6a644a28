import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { t } from '../../lib/i18n';
import { SubmitButton } from '../../ui/form';
import { radius } from '../../ui/shape';

interface Props {
  busy: boolean;
  onDiscard: () => void;
}

/** Height of the bar (px); `SavedNote` has the same, so the page does not move. */
const HEIGHT = 56;

/** Note in place of the bar while there are no changes. */
export function SavedNote({ children }: { children: ReactNode }) {
  return <Box sx={{ minHeight: HEIGHT, mb: 1.5, display: 'flex', alignItems: 'center', typography: 'body2', color: 'text.secondary' }}>{children}</Box>;
}

/** Bar with Save and Discard, shown while there are unsaved changes; stays in view. */
export function UnsavedBar({ busy, onDiscard }: Props) {
  return (
    <Box
      role="region"
      aria-label={t('recordForm.unsavedChanges')}
      sx={{
        position: 'sticky',
        top: 'calc(var(--header) + var(--console-bar) + 8px)',
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: HEIGHT,
        pl: 2.5,
        pr: 1,
        mb: 1.5,
        borderRadius: radius.card,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        boxShadow: 2,
      }}
    >
      <Typography variant="subtitle1" component="p" sx={{ flex: 1, minWidth: 0 }}>
        {t('recordForm.unsaved')}
      </Typography>
      <Button color="inherit" onClick={onDiscard}>
        {t('recordForm.discard')}
      </Button>
      <SubmitButton busy={busy}>{t('recordForm.save')}</SubmitButton>
    </Box>
  );
}
