import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '../../lib/i18n';

interface Props {
  name: string;
  /** From 0 to 1; undefined while the photo waits in the queue. */
  progress: number | undefined;
}

function wordsOf(percent: number | undefined): string {
  if (percent === undefined) return t('photos.waiting');
  // The upload is complete; the server still creates the sizes.
  return percent < 100 ? `${percent} %` : t('photos.almostThere');
}

/** Progress bar on a photo that is uploading. */
export function PhotoProgress({ name, progress }: Props) {
  const percent = progress && Math.floor(progress * 100);
  return (
    <Box
      sx={(theme: Theme) => ({
        position: 'absolute',
        inset: 'auto 0 0',
        p: 1.25,
        color: 'night.contrastText',
        bgcolor: theme.alpha(theme.vars.palette.night.main, 0.78),
      })}
    >
      <Typography variant="caption" component="p" sx={{ fontVariantNumeric: 'tabular-nums', mb: 0.5 }}>
        {wordsOf(percent)}
      </Typography>
      <LinearProgress
        aria-label={t('photos.uploadOfName', { name })}
        color="inherit"
        variant={percent === 100 ? 'indeterminate' : 'determinate'}
        value={percent ?? 0}
        sx={{ borderRadius: 1 }}
      />
    </Box>
  );
}
