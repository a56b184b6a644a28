import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { LinkRule, Publication } from './settings/index.js';

const Publications = { CHECKED: 'checked', TRUSTED: 'trusted', AT_ONCE: 'atOnce' } as const satisfies Record<string, Publication>;
registerEnumType(Publications, {
  name: 'Publication',
  description: 'Time at which a contribution is shown.',
  valuesConfig: {
    CHECKED: { description: 'After a moderator has approved it.' },
    TRUSTED: { description: 'At once if moderators have approved several of the same kind by its author, else after approval.' },
    AT_ONCE: { description: 'At once.' },
  },
});

const LinkRules = { ALLOWED: 'allowed', HELD: 'held', REFUSED: 'refused' } as const satisfies Record<string, LinkRule>;
registerEnumType(LinkRules, {
  name: 'LinkRule',
  description: 'Rule for links in texts of users.',
  valuesConfig: {
    ALLOWED: { description: 'A text with a link is treated as any other.' },
    HELD: { description: 'A contribution with a link is shown after a moderator has approved it. Shared lists cannot have links.' },
    REFUSED: { description: 'A text with a link is refused.' },
  },
});

@ObjectType({ description: 'Rules for contributions of users. Those of moderators and admins are partly exempt.' })
export class ModerationRuleSet {
  @Field(() => Publications, { description: 'Time at which reviews are shown.' })
  reviews: Publication;

  @Field(() => Publications, { description: 'Time at which suggested places and edits are shown.' })
  suggestions: Publication;

  @Field(() => Publications, { description: 'Time at which photos of places and reviews are shown.' })
  photos: Publication;

  @Field(() => Publications, { description: 'Time at which profile pictures are shown. A confirmed address can be necessary as well.' })
  avatars: Publication;

  @Field(() => LinkRules, { description: 'Rule for links in texts.' })
  links: LinkRule;
}
