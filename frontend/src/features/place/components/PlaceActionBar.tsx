import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { t } from '../../../lib/i18n';
import { PlaceActions } from './PlaceActions';
import type { PlaceActions_PlaceFragment } from './PlaceActions.generated';

/** Action buttons at the bottom of the screen on phones, above the main navigation bar, until the footer scrolls into view. */
export function PlaceActionBar({ place, children }: { place: PlaceActions_PlaceFragment; children: ReactNode }) {
  return (
    <>
      {/* Reserves space so that a focused element is never hidden behind the bar. */}
      <GlobalStyles styles={(theme) => ({ [theme.breakpoints.down('sm')]: { ':root': { '--action-bar': '64px' } } })} />
      <Paper
        role="group"
        aria-label={t('places.quickActions')}
        square
        elevation={0}
        sx={{
          display: { xs: 'grid', sm: 'none' },
          gridAutoFlow: 'column',
          gridAutoColumns: 'minmax(0, 1fr)',
          position: 'sticky',
          bottom: 'var(--bottom-bar)',
          zIndex: 'appBar',
          borderTop: 1,
          borderColor: 'divider',
          '& .MuiButton-root': { flexDirection: 'column', gap: 0.25, px: 0.5, py: 1, fontSize: '0.75rem', lineHeight: 1.2, borderRadius: 0 },
          '& .MuiButton-startIcon': { m: 0 },
        }}
      >
        <PlaceActions place={place} variant="text">
          {children}
        </PlaceActions>
      </Paper>
    </>
  );
}
