import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { dotted, formatDate, formatMonth, formatNumber, t, type TextKey } from '../../../../lib/i18n';
import type { ModerationStatus } from '../../../../graphql/schema.generated';
import { paths } from '../../../../lib/address';
import { Avatar } from '../../../../ui/Avatar';
import { Fact, StarRow } from '../../../../ui/facts';
import type { AuthorHistory_AuthorFragment } from './AuthorHistory.generated';

const STANDING = {
  APPROVED: 'moderation.published',
  PENDING: 'moderation.waiting',
  REJECTED: 'moderation.notPublished',
} as const satisfies Record<ModerationStatus, TextKey>;
const twoLines = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden', overflowWrap: 'anywhere' };

/** Author of an item, with the decisions about their other contributions. */
export function AuthorHistory({ author }: { author: AuthorHistory_AuthorFragment | null }) {
  if (!author) return <Typography sx={{ color: 'text.secondary' }}>{t('moderation.itsAuthorHasNoAccount')}</Typography>;
  const { user, approved, rejected, pending, upheldReports, recentReviews } = author;
  const facts = [
    [t('moderation.approved'), approved],
    [t('moderation.rejected'), rejected],
    [t('moderation.waiting'), pending],
    [t('moderation.upheldReports'), upheldReports],
  ] as const;
  return (
    <Box component="section" aria-label={t('moderation.historyOfName', { name: user.name })}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        <Avatar name={user.name} src={user.avatarUrl} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Link component={RouterLink} to={paths.person(user.id)} color="inherit" sx={{ fontWeight: 700 }}>
            <bdi>{user.name}</bdi>
          </Link>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('moderation.memberSince', { month: formatMonth(user.createdAt) })}
          </Typography>
        </Box>
      </Box>
      <Box component="dl" sx={{ m: 0 }}>
        {facts.map(([term, n]) => (
          <Fact key={term} term={term}>
            {formatNumber(n)}
          </Fact>
        ))}
      </Box>
      {recentReviews.length > 0 && (
        <>
          <Typography variant="subtitle2" component="h3" sx={{ mt: 2, mb: 1, fontWeight: 700 }}>
            {t('moderation.otherReviews')}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {recentReviews.map(({ id, rating, title, comment, createdAt, moderation, place }) => (
              <li key={id}>
                <StarRow value={rating} />
                <Typography variant="body2" sx={twoLines}>
                  <bdi>{title ? `${title}: ${comment}` : comment}</bdi>
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {dotted(place?.name, formatDate(createdAt), moderation && t(STANDING[moderation.status]))}
                </Typography>
              </li>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}
