import CloseRounded from '@mui/icons-material/CloseRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { t } from '../../lib/i18n';

interface Props {
  /** Index of the shown photo, from 0. */
  at: number;
  count: number;
  onClose: () => void;
  /** Undefined if the picture cannot be reported. */
  onReport: (() => void) | undefined;
  /** Undefined if the viewer cannot delete it. */
  onDelete: (() => void) | undefined;
}

/** Toolbar above a large photo: its number, and actions. */
export function LightboxBar({ at, count, onClose, onReport, onDelete }: Props) {
  return (
    <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: 1, px: { xs: 1, sm: 2 }, py: 1 }}>
      <Typography variant="body2" sx={{ flex: 1, pl: 1, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {t('photos.numberOf', { number: at + 1, total: count })}
      </Typography>
      {onReport && (
        <Button color="inherit" startIcon={<FlagOutlined />} aria-haspopup="dialog" onClick={onReport}>
          {t('photos.report')}
        </Button>
      )}
      {onDelete && (
        <Button color="inherit" startIcon={<DeleteOutlineRounded />} aria-haspopup="dialog" onClick={onDelete}>
          {t('photos.delete')}
        </Button>
      )}
      <IconButton color="inherit" aria-label={t('photos.closePhotos')} onClick={onClose}>
        <CloseRounded />
      </IconButton>
    </Box>
  );
}
