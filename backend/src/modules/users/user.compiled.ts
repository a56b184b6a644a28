import { columnsOf, type CompiledFields } from '../../core/compiled-queries/index.js';
import { User } from './user.entity.js';

/** Compiled fields of public user profiles. */
export const userFields: CompiledFields = { User: columnsOf(User) };

/** Returns SQL that selects a user by id; no row if the account is deleted. @param id SQL expression for the id */
export const personSql = (id: string): string => `SELECT person.* FROM users person WHERE person.id = ${id} AND person.deleted_at IS NULL`;
