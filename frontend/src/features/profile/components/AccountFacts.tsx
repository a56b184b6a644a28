import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatDate } from '../../../lib/format';
import type { ViewerFragment } from '../../../lib/viewer.generated';
import { ROLES } from './words';

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Typography component="dt" sx={{ color: 'text.secondary' }}>
        {term}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 600, textAlign: 'right' }}>
        {children}
      </Typography>
    </Box>
  );
}

/** What the viewer cannot change themselves. */
export function AccountFacts({ viewer: { role, createdAt, isVerified } }: { viewer: ViewerFragment }) {
  const Icon = isVerified ? CheckCircleRounded : ScheduleRounded;
  return (
    <Box component="dl" sx={{ width: '100%', m: 0, mb: -1.25 }}>
      <Fact term="Role">{ROLES[role]}</Fact>
      <Fact term="Member Since">{createdAt ? formatDate(createdAt) : 'N/A'}</Fact>
      <Fact term="E-mail address">
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, color: isVerified ? 'success.main' : 'warning.main' }}>
          <Icon aria-hidden sx={{ fontSize: 18 }} />
          {isVerified ? 'Confirmed' : 'Not confirmed yet'}
        </Box>
      </Fact>
    </Box>
  );
}
