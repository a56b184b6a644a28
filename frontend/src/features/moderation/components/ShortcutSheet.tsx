import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { t } from '../../../lib/i18n';

const SHORTCUTS = [
  ['j', 'moderation.keyNext'],
  ['k', 'moderation.keyPrevious'],
  ['a', 'moderation.keyApprove'],
  ['r', 'moderation.keyReject'],
  ['e', 'moderation.keyEdit'],
  ['x', 'moderation.keySelect'],
  ['u', 'moderation.keyUndo'],
  ['/', 'moderation.keyKind'],
  ['?', 'moderation.keyShow'],
] as const;

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** True if the shortcuts are on. */
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** Dialog with all keyboard shortcuts and a switch to turn them off. */
export function ShortcutSheet({ isOpen, onClose, isOn, onSwitch }: Props) {
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId} variant="h3" sx={{ px: 3, pt: 3, pb: 1.5 }}>
        {t('moderation.keyboardShortcuts')}
      </DialogTitle>
      <DialogContent sx={{ px: 3, pb: 1 }}>
        <FormControlLabel control={<Switch checked={isOn} onChange={(_event, next) => onSwitch(next)} />} label={t('moderation.useShortcuts')} sx={{ mb: 1 }} />
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2, rowGap: 1, alignItems: 'baseline', opacity: isOn ? 1 : 0.7 }}
        >
          {SHORTCUTS.map(([key, text]) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <dt>
                <Box
                  component="kbd"
                  sx={{
                    display: 'inline-block',
                    minWidth: 28,
                    px: 1,
                    py: 0.25,
                    textAlign: 'center',
                    border: 1,
                    borderColor: 'outline.main',
                    borderRadius: 1,
                    font: 'inherit',
                    fontWeight: 700,
                  }}
                >
                  {key}
                </Box>
              </dt>
              <Box component="dd" sx={{ m: 0 }}>
                {t(text)}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, pt: 2 }}>
        <Button variant="contained" onClick={onClose}>
          {t('moderation.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
