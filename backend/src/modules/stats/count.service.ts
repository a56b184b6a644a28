import type { EntityManager } from 'typeorm';

/** Counts the rows of the console's lists. */
export class CountService {
  constructor(private readonly manager: EntityManager) {}

  /** Cities, by standing. */
  cities() {
    return this.count('cities', { all: 'true', active: `status = 'active'`, inactive: `status = 'inactive'`, featured: 'featured' });
  }

  /** Places, by standing, as far as their cities are not deleted. */
  places() {
    const rows = '(SELECT p.* FROM places p JOIN cities c ON c.id = p.city_id AND c.deleted_at IS NULL) places';
    return this.count(rows, { all: 'true', pending: `status = 'pending'`, active: `status = 'active'`, inactive: `status = 'inactive'` });
  }

  /** People, by role and standing. */
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

  /** Reviews, by standing. */
  reviews() {
    return this.count('reviews', { all: 'true', pending: `status = 'pending'`, approved: `status = 'approved'`, rejected: `status = 'rejected'` });
  }

  /** How many rows that are not deleted meet each of some conditions; one statement. */
  private async count<Name extends string>(table: string, conditions: Record<Name, string>): Promise<Record<Name, number>> {
    const columns = Object.entries<string>(conditions).map(([name, condition]) => `count(*) FILTER (WHERE ${condition})::integer AS ${name}`);
    const [row] = await this.manager.query<[Record<Name, number>]>(`SELECT ${columns.join(', ')} FROM ${table} WHERE deleted_at IS NULL`);
    return row;
  }
}
