import type { ActivityAction, ActivityTarget } from '../../../graphql/schema.generated';
import { addressText } from '../../../lib/places';
import { isDay, startOfDay, startOfNextDay } from '../../../lib/i18n';
import { ACTIONS, pageOf, present, TARGETS, wordIn } from '../../../widgets/console';
import type { ActivityScreenQueryVariables } from './ActivityScreen.generated';

const actions = Object.keys(ACTIONS) as ActivityAction[];
const targets = Object.keys(TARGETS) as ActivityTarget[];

/**
 * Returns the query variables of an address such as `/admin/activity?targetKind=place&action=approved&since=2026-11-01&until=2026-11-21`.
 * Both days are inclusive, in the viewer's time zone. Ignores invalid values.
 */
export function activityVariables(address: URLSearchParams): ActivityScreenQueryVariables {
  const day = (name: string) => [address.get(name) ?? ''].find(isDay);
  const [since, until] = [day('since'), day('until')];
  return {
    filter: present({
      actorId: addressText(address, 'actorId'),
      targetKind: wordIn(address, 'targetKind', targets),
      targetId: addressText(address, 'targetId'),
      action: wordIn(address, 'action', actions),
      since: since && startOfDay(since),
      until: until && startOfNextDay(until),
    }),
    page: pageOf(address),
  };
}
