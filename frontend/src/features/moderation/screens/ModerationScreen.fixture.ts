import { tileMap } from '../../../../test/baseMap';
import { VERSION } from '../../../../test/consoleApi';
import { changedSince, fakeApi, refusal } from '../../../../test/fakeApi';
import { makeAdmin, makeModerator } from '../../../../test/viewer';
import { noTexts } from '../../../../test/placeTexts';

type Kind = 'PLACE' | 'EDIT' | 'REVIEW' | 'PHOTO' | 'REPORT';
type Item = ReturnType<typeof anItem>;

const user = (id: string, name: string) => ({ __typename: 'User', id, name, avatarUrl: null, createdAt: '2025-08-01T00:00:00Z' });

const aPlace = (id: string, name: string) => ({
  __typename: 'Place',
  id,
  ...noTexts,
  name,
  category: 'cafe',
  moreCategories: [],
  names: [{ __typename: 'LanguageText', language: 'hi', text: 'गुडलक' }],
  descriptions: [],
  description: 'Bun maska since 1935.',
  status: 'PENDING',
  fullAddress: 'Goodluck Chowk',
  priceRange: '₹',
  attributes: [
    {
      __typename: 'PlaceAttribute',
      name: 'Time needed',
      kind: 'number',
      unit: 'min',
      values: [{ __typename: 'PlaceAttributeValue', text: '45', isRetired: false }],
    },
  ],
  coordinates: null,
  city: { __typename: 'City', id: 'c1', name: 'Pune', state: 'Maharashtra' },
  images: [],
  viewerCan: { __typename: 'PlaceRights', suggestEdit: true },
});

const aReview = (id: string) => ({
  __typename: 'Review',
  id,
  rating: 2,
  title: 'Loud',
  comment: `What ${id} says.`,
  visitMonth: '2026-10',
  createdAt: '2026-11-01T10:00:00Z',
  editedAt: null,
  moderation: { __typename: 'Moderation', isHeld: false, status: 'PENDING' },
  photos: [],
});

const aPhoto = (id: string) => ({
  __typename: 'Photo',
  id,
  image: { __typename: 'Image', url: `/uploads/${id}/960.webp`, alt: 'The counter', width: 960, height: 720, thumbHash: null, sources: [] },
});

const aChange = (field: string, beforeText: string | null, afterText: string | null, label: string | null = null) => ({
  __typename: 'FieldChange',
  field,
  label,
  beforeText,
  afterText,
});

const anEdit = (id: string) => ({
  __typename: 'PlaceEdit',
  id,
  note: 'I live next door.',
  changes: [
    aChange('phone', null, '+91 20 1111'),
    aChange('openingHours', 'Mo-Su 07:00-23:00', null),
    aChange('moreCategories', null, 'cafe;bar'),
    aChange('businessStatus', null, 'closed-temporarily'),
    aChange('opensOn', null, '2027-05-03'),
    aChange('attributes.cuisine', 'Pizza', 'Pizza, Thai', 'Cuisine'),
    aChange('attributes.wifi', null, 'yes', 'Wi-Fi'),
  ],
});

const aReport = (id: string) => ({
  __typename: 'Report',
  id,
  reason: 'SPAM',
  note: 'The same words stand elsewhere.',
  createdAt: '2026-11-02T10:00:00Z',
  user: user('u-9', 'Ravi Menon'),
});

/** API response data of a queue item for the place `name`; for a report, `subject` is the kind of the reported content. */
export function anItem(kind: Kind, id: string, name: string, { subject = kind, ...overrides }: { subject?: Kind } & Record<string, unknown> = {}) {
  return {
    __typename: 'ModerationItem',
    id: `${kind.toLowerCase()}:${id}`,
    kind,
    version: VERSION,
    since: '2026-11-01T10:00:00Z',
    place: aPlace(subject === 'PLACE' ? id : `place-of-${id}`, name),
    review: subject === 'REVIEW' ? aReview(id) : null,
    photo: subject === 'PHOTO' ? aPhoto(id) : null,
    edit: subject === 'EDIT' ? anEdit(id) : null,
    reports: kind === 'REPORT' ? [aReport(`report-${id}`)] : [],
    author: {
      __typename: 'ModerationAuthor',
      user: user('u-2', 'Lena Ode'),
      approved: 7,
      rejected: 2,
      pending: 1,
      upheldReports: 3,
      recentReviews: [
        {
          __typename: 'Review',
          id: 'other',
          rating: 5,
          title: null,
          comment: 'Lovely garden.',
          createdAt: '2026-09-01T10:00:00Z',
          moderation: { __typename: 'Moderation', status: 'REJECTED', isHeld: false },
          place: { __typename: 'Place', id: 'p-other', name: 'Old Library' },
        },
      ],
    },
    claimedBy: null,
    ...overrides,
  };
}

const NAMES = { PLACE: 'places', EDIT: 'edits', REVIEW: 'reviews', PHOTO: 'photos', REPORT: 'reports' } as const;

interface Options {
  items?: Item[];
  isAdmin?: boolean;
  /** Responses that replace the default ones. */
  answers?: Parameters<typeof fakeApi>[0];
}

/** Fake API with a moderation queue: a decision removes items, and an undo puts them back. */
export function aServer({ items = [], isAdmin = false, answers = {} }: Options = {}) {
  let waiting = items;
  const done = new Map<string, Item[]>();
  const edited = new Set<string>();
  const counts = () => Object.fromEntries(Object.entries(NAMES).map(([kind, name]) => [name, waiting.filter((item) => item.kind === kind).length]));
  let leftOut: string[] = [];
  const take = (gone: (item: Item) => boolean) => {
    const chosen = waiting.filter(gone);
    const taken = chosen.filter(({ id }) => !edited.has(id));
    leftOut = chosen.filter(({ id }) => edited.has(id)).map(({ id }) => id.split(':')[1] ?? '');
    for (const id of leftOut) edited.delete(`review:${id}`);
    if (taken.length === 0 && leftOut.length > 0) return changedSince(...leftOut);
    if (taken.length === 0) return refusal('This was decided already.', 'CONFLICT');
    waiting = waiting.filter((item) => !taken.includes(item));
    const id = `change-${done.size + 1}`;
    done.set(id, taken);
    return { data: { change: { __typename: 'Change', id, count: taken.length, leftOut } } };
  };
  const byIds = (variables: Record<string, unknown>) => take(({ id }) => (variables.seen as { id: string }[]).some((one) => one.id === id.split(':')[1]));
  const byId = (variables: Record<string, unknown>) => take(({ id }) => id.endsWith(`:${String(variables.id)}`));
  const byTarget = ({ target }: Record<string, unknown>) => take(({ id }) => Object.values(target as object).includes(id.split(':')[1]));
  const api = fakeApi({
    Viewer: () => ({ data: { viewer: isAdmin ? makeAdmin() : makeModerator() } }),
    ModerationScreen: ({ kind }) => {
      const found = waiting.filter((item) => !kind || item.kind === kind);
      return {
        data: {
          moderationQueue: { __typename: 'ModerationItemPage', items: found, total: found.length, page: 1, pages: 1 },
          moderationCounts: { __typename: 'ModerationCounts', all: waiting.length, ...counts() },
          site: { __typename: 'Site', map: tileMap('/{z}/{x}/{y}', 'Testers') },
        },
      };
    },
    QueueApprovePlaces: byIds,
    QueueRejectPlaces: byIds,
    QueueApproveReviews: byIds,
    QueueRejectReviews: byIds,
    QueueApprovePhotos: byIds,
    QueueRejectPhotos: byIds,
    QueueApplyEdit: byId,
    QueueRejectEdit: byId,
    QueueDismissReports: byTarget,
    QueueUpholdReports: byTarget,
    UndoChange: ({ id }) => {
      const taken = done.get(String(id)) ?? [];
      waiting = [...taken, ...waiting];
      return { data: { undo: taken.length } };
    },
    ClaimItem: () => ({ data: { claimModerationItem: null } }),
    ReleaseItem: () => ({ data: { releaseModerationItem: true } }),
    ...answers,
  });
  /** Simulates a decision by another moderator. */
  const decideElsewhere = (id: string) => (waiting = waiting.filter((item) => item.id !== id));
  /** Simulates an edit by the author: the next decision about the review finds a changed version. */
  const edit = (id: string, comment: string) => {
    edited.add(id);
    waiting = waiting.map((item) => (item.id === id ? { ...item, version: item.version + 1, review: item.review && { ...item.review, comment } } : item));
  };
  return { ...api, decideElsewhere, edit };
}
