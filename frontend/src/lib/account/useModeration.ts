import { useQuery } from '@apollo/client/react';
import type { ModerationRuleSet } from '../../graphql/schema.generated';
import { ModerationDocument } from './moderation.generated';

type Rules = Pick<ModerationRuleSet, 'suggestions' | 'photos' | 'avatars'>;

const INITIAL: Rules = { suggestions: 'CHECKED', photos: 'CHECKED', avatars: 'AT_ONCE' };

/** Returns the rules for contributions. The layout has loaded them; until then, they are those of a new site. */
export const useModeration = (): Rules => useQuery(ModerationDocument).data?.site.moderation ?? INITIAL;
