import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { formatDateTime, relativeTime, t } from '../../../lib/i18n';
import { ErrorPanel } from '../../../ui/feedback';
import { ActivitySentence, hrefOf, UndoButton } from '../../../widgets/console';
import { RecentActivityDocument, type RecentActivity_ActivityFragment } from './RecentActivity.generated';
import { Section } from '../../../widgets/console';

const SIZE = 10;

function Row({ activity }: { activity: RecentActivity_ActivityFragment }) {
  const { action, label, createdAt, changeId, changeSize, canUndo } = activity;
  const to = hrefOf(activity);
  // For a registration, the actor is the target, so the row names them only once.
  const isAboutActor = action === 'REGISTERED';
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', columnGap: 2, py: canUndo ? 0 : 1, typography: 'body2' }}>
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <ActivitySentence
          activity={activity}
          nameless={isAboutActor ? t('console.formerUser') : ''}
          actor={<b />}
          name={to && label ? <Link component={RouterLink} to={to} sx={{ fontWeight: 600 }} /> : <bdi />}
        />
      </Box>
      {canUndo && <UndoButton changeId={changeId} size={changeSize} name={label ?? t('console.aFormerUser')} />}
      <Box component="time" dateTime={createdAt} title={formatDateTime(createdAt)} sx={{ color: 'text.secondary', whiteSpace: 'nowrap', flexShrink: 0 }}>
        {relativeTime(createdAt)}
      </Box>
    </Box>
  );
}

/** Latest activities, newest first. */
export function RecentActivity() {
  const { data, error, refetch } = useQuery(RecentActivityDocument, { variables: { size: SIZE }, fetchPolicy: 'cache-and-network' });
  const items = data?.activities.items;
  return (
    <Section title={t('adminDashboard.recentActivity')}>
      {items?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('adminDashboard.noActivityYet')}</Typography>}
      {items && items.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
          {items.map((activity) => (
            <Row key={activity.id} activity={activity} />
          ))}
        </Box>
      )}
      {!data && error && (
        <ErrorPanel
          title={t('adminDashboard.errorLoadingActivity')}
          text={t('adminDashboard.pleaseTryAgainLater')}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Box role="status" aria-label={t('adminDashboard.loadingActivity')}>
          {Array.from({ length: SIZE }, (_, row) => (
            <Skeleton key={row} sx={{ my: 1, typography: 'body2' }} />
          ))}
        </Box>
      )}
    </Section>
  );
}
