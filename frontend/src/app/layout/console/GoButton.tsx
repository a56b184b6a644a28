import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { t } from '../../../lib/i18n';
import { DesktopTooltip } from '../../../ui/DesktopTooltip';

/** Whether the keyboard has a ⌘ key. */
const isApple = /^(Mac|iP)/.test(navigator.platform);

interface Props {
  isFolded: boolean;
  onGo: () => void;
}

/** Button that opens the command palette, with its keyboard shortcut. */
export function GoButton({ isFolded, onGo }: Props) {
  const label = t('palette.goTo');
  const shortcut = { 'aria-keyshortcuts': 'Control+K Meta+K', onClick: onGo };
  if (isFolded)
    return (
      <DesktopTooltip title={label} placement="right">
        <IconButton aria-label={label} {...shortcut} sx={{ mb: 1 }}>
          <SearchRounded fontSize="small" />
        </IconButton>
      </DesktopTooltip>
    );
  return (
    <Button
      fullWidth
      variant="outlined"
      color="inherit"
      startIcon={<SearchRounded />}
      {...shortcut}
      sx={{ justifyContent: 'flex-start', mb: 1, color: 'text.secondary', borderColor: 'divider' }}
    >
      {label}
      <Box component="kbd" aria-hidden sx={{ ml: 'auto', font: 'inherit', typography: 'caption' }}>
        {isApple ? '⌘ K' : t('palette.ctrlK')}
      </Box>
    </Button>
  );
}
