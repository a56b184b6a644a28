import AddLocationAltOutlined from '@mui/icons-material/AddLocationAltOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import PhotoOutlined from '@mui/icons-material/PhotoOutlined';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import type { ElementType } from 'react';
import { t, type TextKey } from '../../../lib/i18n';
import type { ModerationKind } from '../../../graphql/schema.generated';
import type { QueueFilter_CountsFragment } from './queue/QueueFilter.generated';
import type { QueueRow_ItemFragment } from './queue/QueueRow.generated';

interface Kind {
  label: TextKey;
  icon: ElementType;
  /** Field of the kind in `ModerationCounts`. */
  count: keyof QueueFilter_CountsFragment;
  /** Counted texts: the title of the dialog that rejects several items, and the message that several items have changed. */
  reject: TextKey;
  changed: TextKey;
}

/** Kinds of queue items, in the order of the filter. */
export const KINDS = {
  REVIEW: { label: 'moderation.reviews', icon: RateReviewOutlined, count: 'reviews', reject: 'moderation.rejectReviews', changed: 'moderation.changedReviews' },
  PLACE: { label: 'moderation.places', icon: AddLocationAltOutlined, count: 'places', reject: 'moderation.rejectPlaces', changed: 'moderation.changedPlaces' },
  EDIT: { label: 'moderation.edits', icon: EditNoteOutlined, count: 'edits', reject: 'moderation.rejectEdits', changed: 'moderation.changedEdits' },
  PHOTO: { label: 'moderation.photos', icon: PhotoOutlined, count: 'photos', reject: 'moderation.rejectPhotos', changed: 'moderation.changedPhotos' },
  REPORT: { label: 'moderation.reports', icon: FlagOutlined, count: 'reports', reject: 'moderation.rejectReports', changed: 'moderation.changedReports' },
} as const satisfies Record<ModerationKind, Kind>;

type Subject = 'place' | 'review' | 'photo';

/** Returns the type of content that an item is about; for a report, the reported content. */
export const subjectOf = ({ photo, review }: { photo: object | null; review: object | null }): Subject => (photo ? 'photo' : review ? 'review' : 'place');

/** Returns a short title, for example "Review of Blue Door". */
export function titleOf(item: Pick<QueueRow_ItemFragment, 'kind' | 'place' | 'review' | 'photo'>): string {
  const { kind, place } = item;
  const name = place?.name ?? t('moderation.aPlaceThatIsHidden');
  if (kind === 'PLACE') return t('moderation.newPlaceName', { name });
  if (kind === 'EDIT') return t('moderation.editToName', { name });
  if (kind === 'REVIEW') return t('moderation.reviewOfName', { name });
  if (kind === 'PHOTO') return place ? t('moderation.photoOfName', { name }) : t('moderation.photo');
  const subject = subjectOf(item);
  if (subject === 'place') return t('moderation.reportedName', { name });
  if (subject === 'review') return place ? t('moderation.reportedReviewOfName', { name }) : t('moderation.reportedReview');
  return place ? t('moderation.reportedPhotoOfName', { name }) : t('moderation.reportedPhoto');
}

/** Returns the id of the content itself: the item's id without its prefix (`review:…`). */
export const thingOf = ({ id }: { id: string }): string => id.slice(id.indexOf(':') + 1);
