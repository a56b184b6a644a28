/** Times at which a contribution is shown: after a moderator has approved it, at once if its author is trusted, or always at once. */
const PUBLICATIONS = ['checked', 'trusted', 'atOnce'] as const;
export type Publication = (typeof PUBLICATIONS)[number];

/** Rules for links in texts of users: shown as other texts, held for a moderator, or refused. */
const LINK_RULES = ['allowed', 'held', 'refused'] as const;
export type LinkRule = (typeof LINK_RULES)[number];

/** Rules for contributions of users. */
export const moderation = {
  reviews: { kind: 'choice', options: PUBLICATIONS, initial: 'trusted' },
  suggestions: { kind: 'choice', options: PUBLICATIONS, initial: 'checked' },
  photos: { kind: 'choice', options: PUBLICATIONS, initial: 'checked' },
  avatars: { kind: 'choice', options: PUBLICATIONS, initial: 'atOnce' },
  /** Number of approved contributions of a kind after which their author is trusted. */
  trustAfter: { kind: 'number', min: 1, max: 100, initial: 3 },
  /** Number of networks from which open reports must come to hide a review. One person alone cannot hide it. */
  holdAt: { kind: 'number', min: 2, max: 100, initial: 3 },
  links: { kind: 'choice', options: LINK_RULES, initial: 'allowed' },
} as const;
