/** SQL for one row with the public totals. Triggers keep them in the table `totals`. */
export const PUBLIC_TOTALS = `SELECT ${['cities', 'places', 'users', 'reviews']
  .map((name) => `coalesce(max(n) FILTER (WHERE name = '${name}'), 0)::integer AS ${name}`)
  .join(', ')} FROM totals`;
