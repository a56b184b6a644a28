import { TAG_CONTRADICTIONS } from './tag-contradictions.js';

/** Reviews of the sample data have ids below this one; their votes have no rows in `review_votes`. */
const AFTER_SAMPLE = '01900000-0000-7000-8000-000000000000';

/** SQL for rows that contradict others: wrong counters, wrong totals, duplicate reviews. `what` names the rule, `which` the row. It finds none if all is exact. */
export const CONTRADICTIONS = `
WITH shown AS (SELECT * FROM reviews WHERE (status = 'approved' OR (status = 'pending' AND held_at IS NOT NULL)) AND deleted_at IS NULL),
  listed AS (SELECT * FROM places WHERE status = 'active' AND deleted_at IS NULL AND business_status IS DISTINCT FROM 'closed-permanently')
SELECT 'stars of a place' AS what, place.id::text AS which FROM places place
  LEFT JOIN (SELECT place_id, sum(rating) AS sum, count(*) AS n, round(avg(rating), 2) AS mean FROM shown GROUP BY place_id) real ON real.place_id = place.id
  WHERE (rating_sum, rating_count, rating_average) IS DISTINCT FROM (coalesce(real.sum, 0), coalesce(real.n, 0), coalesce(real.mean, 0)::double precision)
UNION ALL SELECT 'total of ' || name, n::text FROM totals
  WHERE name = 'reviews' AND n <> (SELECT count(*) FROM shown) OR name = 'stars' AND n <> (SELECT coalesce(sum(rating), 0) FROM shown)
    OR name = 'users' AND n <> (SELECT count(*) FROM users WHERE deleted_at IS NULL)
UNION ALL SELECT 'votes of a review', id::text FROM reviews WHERE id > '${AFTER_SAMPLE}' AND helpful_count <> (SELECT count(*) FROM review_votes WHERE review_id = reviews.id)
UNION ALL SELECT 'places of a city', id::text FROM cities WHERE places_count <> (SELECT count(*) FROM listed WHERE city_id = cities.id)
UNION ALL SELECT 'places of a category', city_id || ' ' || category FROM place_counts counts
  WHERE n <> (SELECT count(*) FROM listed WHERE listed.city_id = counts.city_id AND counts.category = ANY (listed.category || listed.more_categories))
UNION ALL SELECT 'two reviews of one person', user_id::text FROM reviews WHERE deleted_at IS NULL GROUP BY place_id, user_id HAVING count(*) > 1
UNION ALL SELECT 'an attempt without its row', key FROM idempotency_keys WHERE result_id IS NULL
UNION ALL (${TAG_CONTRADICTIONS})`;
