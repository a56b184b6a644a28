import AddLocationAltOutlined from '@mui/icons-material/AddLocationAltOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import PhotoOutlined from '@mui/icons-material/PhotoOutlined';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import type { ElementType } from 'react';
import { isolate } from '../../../lib/i18n';
import type { ModerationKind } from '../../../graphql/schema.generated';
import type { QueueFilter_CountsFragment } from './queue/QueueFilter.generated';
import type { QueueRow_ItemFragment } from './queue/QueueRow.generated';

interface Kind {
  label: string;
  icon: ElementType;
  /** Field of the kind in `ModerationCounts`. */
  count: keyof QueueFilter_CountsFragment;
  /** Noun within a sentence; `many` is the plural. */
  one: string;
  many: string;
}

/** Kinds of queue items, in the order of the filter. */
export const KINDS: Readonly<Record<ModerationKind, Kind>> = {
  REVIEW: { label: 'Reviews', icon: RateReviewOutlined, count: 'reviews', one: 'review', many: 'reviews' },
  PLACE: { label: 'Places', icon: AddLocationAltOutlined, count: 'places', one: 'place', many: 'places' },
  EDIT: { label: 'Edits', icon: EditNoteOutlined, count: 'edits', one: 'edit', many: 'edits' },
  PHOTO: { label: 'Photos', icon: PhotoOutlined, count: 'photos', one: 'photo', many: 'photos' },
  REPORT: { label: 'Reports', icon: FlagOutlined, count: 'reports', one: 'report', many: 'reports' },
};

type Subject = 'place' | 'review' | 'photo';

/** Returns the type of content that an item is about; for a report, the reported content. */
export const subjectOf = ({ photo, review }: { photo: object | null; review: object | null }): Subject => (photo ? 'photo' : review ? 'review' : 'place');

/** Returns a short title, for example "Review of Blue Door". */
export function titleOf(item: Pick<QueueRow_ItemFragment, 'kind' | 'place' | 'review' | 'photo'>): string {
  const name = item.place ? isolate(item.place.name) : 'a place that is hidden';
  switch (item.kind) {
    case 'PLACE':
      return `New place: ${name}`;
    case 'EDIT':
      return `Edit to ${name}`;
    case 'REVIEW':
      return `Review of ${name}`;
    case 'PHOTO':
      return item.place ? `Photo of ${name}` : 'Photo';
    case 'REPORT': {
      const subject = subjectOf(item);
      if (subject === 'place') return `Reported: ${name}`;
      return item.place ? `Reported ${subject} of ${name}` : `Reported ${subject}`;
    }
  }
}

/** Returns the id of the content itself: the item's id without its prefix (`review:…`). */
export const thingOf = ({ id }: { id: string }): string => id.slice(id.indexOf(':') + 1);
