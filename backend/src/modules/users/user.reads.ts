import { columns, type Reads } from '../../core/reads/index.js';

/** How people are read where everyone sees them. */
export const userReads: Reads = { User: columns({ id: 'id', name: 'name', avatarUrl: 'avatar_url', createdAt: 'created_at' }) };

/** SQL for a person by the id that an expression gives; none where the account is gone. */
export const personSql = (id: string): string => `SELECT person.* FROM users person WHERE person.id = ${id} AND person.deleted_at IS NULL`;
