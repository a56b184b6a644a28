import Box from '@mui/material/Box';
import { t } from '../../../lib/i18n';
import { radius } from '../../../ui/shape';
import { useAttributes } from '../../place-form';
import type { ActivityItem_ActivityFragment } from './ActivityItem.generated';
import { shownChanges } from './shownChanges';

export interface ActivityChangesProps {
  /** Id of the element. */
  id: string;
  activity: ActivityItem_ActivityFragment;
}

const cell = { px: { xs: 1, sm: 1.5 }, py: 1, textAlign: 'left', verticalAlign: 'top', overflowWrap: 'anywhere', whiteSpace: 'pre-line' } as const;

/** Shows the changed fields with their old and new values. */
export function ActivityChanges({ id, activity }: ActivityChangesProps) {
  const { attributes } = useAttributes(activity.changes.some(({ field }) => field.startsWith('attributes.')));
  return (
    <Box id={id} sx={{ mt: 1, border: 1, borderColor: 'divider', borderRadius: radius.control, overflow: 'hidden' }}>
      <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', typography: 'body2' }}>
        <Box component="thead" sx={{ bgcolor: 'sunken.main' }}>
          <tr>
            {[t('console.field'), t('console.before'), t('console.after')].map((title) => (
              <Box key={title} component="th" scope="col" sx={{ ...cell, fontWeight: 700 }}>
                {title}
              </Box>
            ))}
          </tr>
        </Box>
        <tbody>
          {shownChanges(activity, attributes).map(({ field, before, after }) => (
            <Box key={field} component="tr" sx={{ borderTop: 1, borderColor: 'divider' }}>
              <Box component="th" scope="row" sx={{ ...cell, fontWeight: 600 }}>
                <bdi>{field}</bdi>
              </Box>
              <Box component="td" sx={{ ...cell, color: 'text.secondary' }}>
                {before === null ? (
                  '—'
                ) : (
                  <del>
                    <bdi>{before}</bdi>
                  </del>
                )}
              </Box>
              <Box component="td" sx={cell}>
                {after === null ? (
                  '—'
                ) : (
                  <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
                    <bdi>{after}</bdi>
                  </Box>
                )}
              </Box>
            </Box>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
