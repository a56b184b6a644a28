import CancelRounded from '@mui/icons-material/CancelRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ModerationStatus } from '../../graphql/schema.generated';
import { t } from '../../lib/i18n';
import { radius } from '../shape';

const FACES = {
  APPROVED: {
    get label() {
      return t('ui.published');
    },
    color: 'success',
    Icon: CheckCircleRounded,
  },
  PENDING: {
    get label() {
      return t('ui.waitingForApproval');
    },
    color: 'warning',
    Icon: ScheduleRounded,
  },
  REJECTED: {
    get label() {
      return t('ui.notPublished');
    },
    color: 'error',
    Icon: CancelRounded,
  },
} as const satisfies Record<ModerationStatus, object>;

interface Props {
  moderation: { status: ModerationStatus; isHeld: boolean; reason: string | null };
  /** Labels that replace the default ones. */
  words?: Partial<Record<ModerationStatus, string>>;
}

/** Moderation status of a contribution, with the reason. */
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
      {isHeld && <Typography variant="body2">{t('ui.reportedBySeveralPeopleA')}</Typography>}
      {reason && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {t('ui.reason', { reason })}
        </Typography>
      )}
    </Stack>
  );
}
