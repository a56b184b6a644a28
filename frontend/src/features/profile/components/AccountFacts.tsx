import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import Box from '@mui/material/Box';
import { formatDate } from '../../../lib/format';
import type { ViewerFragment } from '../../../lib/viewer.generated';
import { Fact } from '../../../ui/Fact';
import { ROLES } from './words';

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
