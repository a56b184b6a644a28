import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { t } from '../../../lib/i18n';
import { radius } from '../../../ui/shape';
import { LazyPlacesMap } from './LazyPlacesMap';
import type { PlacesMapProps } from './PlacesMap';

const SkipButton = styled('button')(({ theme }) => ({
  ...theme.typography.button,
  position: 'absolute',
  top: 8,
  left: 8,
  zIndex: 1001,
  padding: theme.spacing(1, 2),
  border: 0,
  borderRadius: radius.control,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
}));

/** Map beside the list; it stays in view while the list scrolls. Paper has only the list. */
export function MapPane(props: PlacesMapProps) {
  const after = useRef<HTMLDivElement>(null);
  return (
    <Box
      sx={{
        displayPrint: 'none',
        position: 'sticky',
        top: 'calc(var(--header) + 65px + 24px)',
        height: 'calc(100dvh - var(--header) - 65px - 48px)',
        minHeight: 320,
      }}
    >
      <Box
        sx={{
          position: 'relative',
          isolation: 'isolate',
          height: '100%',
          overflow: 'hidden',
          borderRadius: radius.panel,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'sunken.main',
        }}
      >
        <SkipButton type="button" onClick={() => after.current?.focus()}>
          {t('places.skipMap')}
        </SkipButton>
        <LazyPlacesMap {...props} />
      </Box>
      <div ref={after} tabIndex={-1} style={{ outline: 'none' }} />
    </Box>
  );
}
