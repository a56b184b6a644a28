import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { SortDirection } from '../../../core/paging/index.js';
import { holdsWords, searchWords, wordParameters } from '../../../core/search/index.js';
import { User } from '../../users/index.js';
import { type AdminUserFilter, AdminUserSort } from './admin-user.input.js';

const SUSPENDED = '(person.suspended_until IS NOT NULL AND person.suspended_until > now())';

/** Reads `reviews` by SQL, because `accounts` must not import the module `reviews`. */
const REVIEW_COUNTS = 'SELECT user_id, count(*)::integer AS n FROM reviews WHERE deleted_at IS NULL GROUP BY user_id';

const sided = (condition: string, wanted: boolean): string => (wanted ? condition : `NOT ${condition}`);

/** Returns an unsorted query for the users that match a filter. Deleted accounts are left out. */
export function matchingUsers(manager: EntityManager, { search, role, verified, suspended }: AdminUserFilter): SelectQueryBuilder<User> {
  const query = manager.createQueryBuilder(User, 'person').where('person.deleted_at IS NULL');
  if (search?.trim()) {
    const words = searchWords(search);
    query.andWhere(words.length === 0 ? 'false' : holdsWords('person.search_text', words), wordParameters(words));
  }
  if (role) query.andWhere('person.role = :role', { role });
  if (typeof verified === 'boolean') query.andWhere(sided('person.is_verified', verified));
  if (typeof suspended === 'boolean') query.andWhere(sided(SUSPENDED, suspended));
  return query;
}

/** Sorts a query for users. Ties are broken by id, so pages never overlap. */
export function sortUsers(query: SelectQueryBuilder<User>, sort: AdminUserSort, direction: SortDirection): SelectQueryBuilder<User> {
  if (sort === AdminUserSort.NAME) query.orderBy('person.search_name', direction);
  else if (sort === AdminUserSort.JOINED) query.orderBy('person.created_at', direction);
  else query.leftJoin(`(${REVIEW_COUNTS})`, 'written', 'written.user_id = person.id').orderBy('coalesce(written.n, 0)', direction);
  return query.addOrderBy('person.id', direction);
}
