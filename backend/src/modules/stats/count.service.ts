import type { EntityManager } from 'typeorm';

/** Counts the rows of the lists in the admin console. */
export class CountService {
  constructor(private readonly manager: EntityManager) {}

  /** Counts the cities by status. */
  cities() {
    return this.count('cities', { all: 'true', active: `status = 'active'`, inactive: `status = 'inactive'`, featured: 'featured' });
  }

  /** Counts the places by status, without those of deleted cities. */
  places() {
    const rows = '(SELECT p.* FROM places p JOIN cities c ON c.id = p.city_id AND c.deleted_at IS NULL) places';
    return this.count(rows, { all: 'true', pending: `status = 'pending'`, active: `status = 'active'`, inactive: `status = 'inactive'` });
  }

  /** Counts the users by role, confirmation and suspension. */
  users() {
    return this.count('users', {
      all: 'true',
      admins: `role = 'admin'`,
      moderators: `role = 'moderator'`,
      regular: `role = 'user'`,
      verified: 'is_verified',
      suspended: 'suspended_until > now()',
    });
  }

  /** Counts the reviews by status. */
  reviews() {
    return this.count('reviews', { all: 'true', pending: `status = 'pending'`, approved: `status = 'approved'`, rejected: `status = 'rejected'` });
  }

  /** Counts the rows that meet each condition, without deleted ones, in one statement. */
  private async count<Name extends string>(table: string, conditions: Record<Name, string>): Promise<Record<Name, number>> {
    const columns = Object.entries<string>(conditions).map(([name, condition]) => `count(*) FILTER (WHERE ${condition})::integer AS ${name}`);
    const [row] = await this.manager.query<[Record<Name, number>]>(`SELECT ${columns.join(', ')} FROM ${table} WHERE deleted_at IS NULL`);
    return row;
  }
}
