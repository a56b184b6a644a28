import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatNumber } from '../../../lib/format';
import type { AttentionCards_StatsFragment } from './AttentionCards.generated';
import { Panel, PanelGrid } from './Panel';

/** What waits for a decision. */
export function AttentionCards({ stats }: { stats: AttentionCards_StatsFragment }) {
  const cards = [
    { title: 'Pending Places', text: 'Places waiting for approval', n: stats.pendingPlaces },
    { title: 'Reported Reviews', text: 'Reviews that need attention', n: stats.reportedReviews },
  ];
  return (
    <PanelGrid label="Needs attention" columns={2}>
      {cards.map(({ title, text, n }) => (
        <Panel key={title}>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
            <div>
              <Typography variant="h4" component="h2">
                {title}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
                {text}
              </Typography>
            </div>
            <Typography variant="h2" component="p" sx={{ color: n > 0 ? 'warning.main' : 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {formatNumber(n)}
            </Typography>
          </Box>
        </Panel>
      ))}
    </PanelGrid>
  );
}
