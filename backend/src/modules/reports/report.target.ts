import { InvalidInput } from '../../core/errors/index.js';
import type { ReportTargetInput } from './report.input.js';

/** Something that can be reported. */
export interface ReportTarget {
  kind: 'place' | 'review' | 'photo';
  id: string;
}

/** The one thing that an input names; InvalidInput where it names none or several. */
export function targetOf({ placeId, reviewId, photoId }: ReportTargetInput): ReportTarget {
  const named = Object.entries({ place: placeId, review: reviewId, photo: photoId }) as [ReportTarget['kind'], string | null | undefined][];
  const [target, ...others] = named.flatMap(([kind, id]): ReportTarget[] => (id ? [{ kind, id }] : []));
  if (!target || others.length > 0) throw new InvalidInput({ placeId: 'Name one place, one review or one photo' });
  return target;
}

/** The column of a report that holds the id of what it is about. */
export const columnOf = ({ kind }: ReportTarget): 'placeId' | 'reviewId' | 'photoId' => `${kind}Id`;
