import { InvalidInput } from '../../core/errors/index.js';
import type { ReportTargetInput } from './report.input.js';

/** A target of a report. */
export interface ReportTarget {
  kind: 'place' | 'review' | 'photo';
  id: string;
}

/** Returns the target that an input names. @throws InvalidInput if it names none or several */
export function targetOf({ placeId, reviewId, photoId }: ReportTargetInput): ReportTarget {
  const named = Object.entries({ place: placeId, review: reviewId, photo: photoId }) as [ReportTarget['kind'], string | null | undefined][];
  const [target, ...others] = named.flatMap(([kind, id]): ReportTarget[] => (id ? [{ kind, id }] : []));
  if (!target || others.length > 0) throw new InvalidInput({ placeId: 'reports.targetMissing' });
  return target;
}

/** Returns the property of `Report` that holds the id of the target. */
export const columnOf = ({ kind }: ReportTarget): 'placeId' | 'reviewId' | 'photoId' => `${kind}Id`;
