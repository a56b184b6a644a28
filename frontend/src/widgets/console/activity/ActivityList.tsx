import { FramedList } from '../FramedList';
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
    <FramedList component="ol" label={label}>
      {activities.map((activity) => (
        <ActivityItem key={activity.id} activity={activity} />
      ))}
    </FramedList>
  );
}
