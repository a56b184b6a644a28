import ExpandLessRounded from '@mui/icons-material/ExpandLessRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { currentSite } from '../../../lib/currentSite';
import { formatDateTime, t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { Avatar } from '../../../ui/Avatar';
import { lazySection } from '../../../ui/lazy';
import type { ActivityChangesProps } from './ActivityChanges';
import type { ActivityItem_ActivityFragment } from './ActivityItem.generated';
import { ActivitySentence } from './ActivitySentence';
import { UndoButton } from '../UndoButton';
import { hrefOf, nameOf } from './words';

const ActivityChanges = lazySection<ActivityChangesProps>(
  async () => (await import('./ActivityChanges')).ActivityChanges,
  () => null,
);

/** Shows an activity: who did what to what, and when. A button shows the changes. */
export function ActivityItem({ activity }: { activity: ActivityItem_ActivityFragment }) {
  const { action, actor, changes, createdAt, changeId, changeSize, canUndo } = activity;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const href = hrefOf(activity);
  // A registration is done by the new account itself.
  const isOwn = action === 'REGISTERED';
  const byline = actor ? <MuiLink component={Link} to={paths.adminActivity({ actorId: actor.id })} color="inherit" sx={{ fontWeight: 700 }} /> : <strong />;
  const target = href ? <MuiLink component={Link} to={href} underline="always" /> : <bdi />;

  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: { xs: 'wrap', sm: 'nowrap' }, columnGap: 1.5 }}>
        <Avatar name={actor?.name ?? currentSite().name} src={actor?.avatarUrl ?? null} size={32} />
        <Typography variant="body2" sx={{ flex: { xs: '1 1 calc(100% - 44px)', sm: 1 }, minWidth: 0, overflowWrap: 'anywhere' }}>
          <ActivitySentence activity={activity} nameless={t('console.aFormerUser')} actor={byline} name={isOwn ? byline : target} />
        </Typography>
        <Typography
          variant="body2"
          component="time"
          dateTime={createdAt}
          sx={{ ml: { xs: 5.5, sm: 0 }, mr: { xs: 'auto', sm: 0 }, color: 'text.secondary', whiteSpace: 'nowrap' }}
        >
          {formatDateTime(createdAt)}
        </Typography>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', ml: { xs: 'auto', sm: 0 }, width: { sm: 192 }, flexShrink: 0 }}>
          {canUndo && <UndoButton changeId={changeId} size={changeSize} name={nameOf(activity) ?? t('console.aFormerUser')} />}
          {changes.length > 0 && (
            <Button
              size="small"
              color="inherit"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              endIcon={isOpen ? <ExpandLessRounded /> : <ExpandMoreRounded />}
              onClick={() => setOpen(!isOpen)}
              sx={{ minHeight: 44 }}
            >
              {t('console.changes', { count: changes.length })}
            </Button>
          )}
        </Box>
      </Box>
      {isOpen && <ActivityChanges id={id} activity={activity} />}
    </Box>
  );
}
