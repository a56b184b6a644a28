import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DecisionKind } from '../../../graphql/schema.generated';
import { dotted, formatDate, t, type TextKey } from '../../../lib/i18n';
import type { UserStandingQuery } from './StandingDialog.generated';

type Decision = NonNullable<UserStandingQuery['adminUser']>['decisions'][number];

/** Label of each kind of decision, and a color: green for the user, red against. */
const KINDS = {
  REVIEW_APPROVED: ['adminUsers.reviewApproved', 'success.main'],
  REVIEW_REFUSED: ['adminUsers.reviewRejected', 'error.main'],
  PHOTO_APPROVED: ['adminUsers.photoApproved', 'success.main'],
  PHOTO_REFUSED: ['adminUsers.photoRejected', 'error.main'],
  SUGGESTION_APPROVED: ['adminUsers.suggestionApproved', 'success.main'],
  SUGGESTION_REFUSED: ['adminUsers.suggestionRejected', 'error.main'],
  REPORT_AGREED: ['adminUsers.reportUpheld', 'success.main'],
  REPORT_DISMISSED: ['adminUsers.reportDismissed', 'error.main'],
  SUSPENDED: ['adminUsers.wasSuspended', 'error.main'],
  REINSTATED: ['adminUsers.suspensionEnded', 'success.main'],
} as const satisfies Record<DecisionKind, [text: TextKey, color: 'success.main' | 'error.main']>;

/** Returns date, moderator, reason and end, for example `Jan 2, 2026 · Meera Iyer · spam`. */
const detailsOf = ({ decidedAt, decider, reason, until }: Decision): string =>
  dotted(formatDate(decidedAt), decider?.name, reason, until && t('adminUsers.untilDayInside', { day: formatDate(until) }));

/** Latest moderation decisions about a user. */
export function DecisionList({ decisions }: { decisions: readonly Decision[] }) {
  if (decisions.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{t('adminUsers.nothingHasBeenDecided')}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {decisions.map((decision) => {
        const [text, color] = KINDS[decision.kind];
        return (
          <Box component="li" key={decision.id} sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline', py: 0.75 }}>
            <Box aria-hidden sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: color, flexShrink: 0 }} />
            <Box sx={{ minWidth: 0 }}>
              <Typography>{t(text)}</Typography>
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                {detailsOf(decision)}
              </Typography>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
