/** Page of a grid, and of the moderation queue. */
export const PAGE = { number: 1, size: 50 };
export const QUEUE_PAGE = { number: 1, size: 25 };
/** Maximum number of rows that a list counts. Its pages reach no further. */
const MAX_ROWS = 10_000;

/** Returns the two statements of a list: a page of its rows, and their number. */
export function pageOf({ from, where = 'true', order, number = 1, size = PAGE.size }) {
  const rows = `FROM ${from} WHERE ${where}`;
  return [
    `SELECT t.* ${rows} ORDER BY ${order} OFFSET ${(number - 1) * size} LIMIT ${size}`,
    `SELECT count(*) FROM (SELECT 1 ${rows} LIMIT ${MAX_ROWS}) counted`,
  ];
}
/** Returns the statements of a list of the rows of a table that are not deleted. */
export const ofTable = (table, { where = 'true', ...rest }) => pageOf({ from: `${table} t`, where: `t.deleted_at IS NULL AND ${where}`, ...rest });
/** Returns the statements of a list of places. */
export const ofPlaces = ({ where = 'true', join = '', order }) =>
  pageOf({ from: `places t JOIN cities c ON c.id = t.city_id ${join}`, where: `t.deleted_at IS NULL AND c.deleted_at IS NULL AND ${where}`, order });
/** Returns the statements of the moderation queue. Its parts select ids and times. */
export const ofQueue = (parts) => pageOf({ from: `(${parts.join(' UNION ALL ')}) t`, order: 'since, id', size: QUEUE_PAGE.size });
/** Returns the condition: a text contains all words. */
export const holds = (text, words) =>
  words
    .split(' ')
    .map((word) => `${text} LIKE '%${word}%'`)
    .join(' AND ');
/** Returns the statement that counts the rows of a table that meet each condition. */
export const countsOf = (table, conditions) =>
  `SELECT ${conditions.map((condition) => `count(*) FILTER (WHERE ${condition})`)} FROM ${table} WHERE deleted_at IS NULL`;

/** Condition: a review has an open report. */
export const REPORTED = `EXISTS (SELECT 1 FROM reports r WHERE r.review_id = t.id AND r.status = 'open')`;
/** Returns the condition: a review, its author or its place has all words. */
export const MENTIONS = (words) => `(${holds('t.search_text', words)}
  OR t.user_id IN (SELECT u.id FROM users u WHERE u.deleted_at IS NULL AND ${holds('u.search_text', words)} AND ${holds('u.search_name', words)})
  OR t.place_id IN (SELECT p.id FROM places p WHERE p.deleted_at IS NULL AND ${holds('p.search_name', words)}))`;
/** Part of the queue: open reports. */
export const OPEN_REPORTS = `SELECT id, created_at AS since FROM reports WHERE status = 'open'`;
/** Returns the part of the queue with the pending rows of a table. */
export const waitingIn = (table) => `SELECT id, created_at AS since FROM ${table} WHERE status = 'pending' AND deleted_at IS NULL`;
/** Orders of lists. */
export const NEWEST = 't.created_at DESC, t.id DESC';
export const BY_NAME = 't.search_name, t.id';
/** Numbers of reviews per day. */
export const DAYS = `SELECT created_at::date, count(*) FROM reviews WHERE deleted_at IS NULL AND created_at > now() - interval '30 days' GROUP BY 1`;
