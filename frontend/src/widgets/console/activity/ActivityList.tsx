import Paper from '@mui/material/Paper';
import { radius } from '../../../ui/shape';
import { ActivityItem } from './ActivityItem';
import type { ActivityItem_ActivityFragment } from './ActivityItem.generated';

interface Props {
  activities: readonly ActivityItem_ActivityFragment[];
  /** Label of the list for screen readers. */
  label: string;
}

/** List of activities. */
export function ActivityList({ activities, label }: Props) {
  return (
    <Paper
      component="ol"
      aria-label={label}
      variant="outlined"
      sx={{ m: 0, px: 2, py: 0.5, listStyle: 'none', borderColor: 'divider', borderRadius: radius.card }}
    >
      {activities.map((activity) => (
        <ActivityItem key={activity.id} activity={activity} />
      ))}
    </Paper>
  );
}
