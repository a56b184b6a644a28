import CancelRounded from '@mui/icons-material/CancelRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ModerationStatus } from '../graphql/schema.generated';
import { radius } from './shape';

const FACES = {
  APPROVED: { label: 'Published', color: 'success', Icon: CheckCircleRounded },
  PENDING: { label: 'Waiting for approval', color: 'warning', Icon: ScheduleRounded },
  REJECTED: { label: 'Not published', color: 'error', Icon: CancelRounded },
} as const satisfies Record<ModerationStatus, object>;

interface Props {
  moderation: { status: ModerationStatus; isHeld: boolean; reason: string | null };
  /** What the states are called where the usual words do not fit. */
  words?: Partial<Record<ModerationStatus, string>>;
}

/** Where something that somebody has contributed stands, and why. */
export function ModerationNote({ moderation: { status, isHeld, reason }, words }: Props) {
  const { label, color, Icon } = FACES[status];
  return (
    <Stack sx={{ alignItems: 'flex-start', gap: 0.75 }}>
      <Box
        component="span"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.5,
          minHeight: 26,
          pl: 0.5,
          pr: 1.25,
          border: 1,
          borderRadius: radius.pill,
          typography: 'caption',
          color: `${color}.main`,
        }}
      >
        <Icon aria-hidden sx={{ fontSize: 18 }} />
        {words?.[status] ?? label}
      </Box>
      {isHeld && <Typography variant="body2">Reported by several people; a moderator will look at it.</Typography>}
      {reason && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          Reason: {reason}
        </Typography>
      )}
    </Stack>
  );
}
