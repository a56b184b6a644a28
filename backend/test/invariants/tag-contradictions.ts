/** SQL for the tags of each place, computed from its values. */
const REAL_TAGS = `SELECT p.id, tag FROM places p CROSS JOIN LATERAL (
    SELECT 'category:' || word FROM unnest(p.category || p.more_categories) word
    UNION SELECT 'price:' || CASE WHEN p.price_range = 'Free' THEN 'free' ELSE length(p.price_range)::text END WHERE p.price_range ~ '^(Free|([^[:alnum:][:space:]])\\2*)$'
    UNION SELECT 'rating:' || k FROM generate_series(1, 4) k WHERE p.rating_average >= k
    UNION SELECT 'photos:yes' FROM place_images i JOIN photos f ON f.id = i.photo_id WHERE i.place_id = p.id AND f.status = 'approved' AND f.deleted_at IS NULL
    UNION SELECT 'attr:' || a.key || ':' || CASE WHEN (p.attributes -> a.key)::boolean THEN 'yes' ELSE 'no' END FROM attributes a
      WHERE a.deleted_at IS NULL AND a.kind = 'yes-no' AND jsonb_typeof(p.attributes -> a.key) = 'boolean'
    UNION SELECT 'attr:' || a.key || ':' || (option ->> 'key') FROM attributes a, jsonb_array_elements(a.options) option
      WHERE a.deleted_at IS NULL AND a.kind IN ('choice', 'several') AND p.attributes -> a.key @> (option -> 'key')
  ) real (tag)`;

/**
 * SQL for tags of places that are wrong, and for wrong counters of tags. `listed`: the places that lists contain.
 * `what` names the rule, `which` the row. It finds none if all is exact.
 */
export const TAG_CONTRADICTIONS = `
SELECT 'tag of a place' AS what, coalesce(kept.id, real.id) || ' ' || tag AS which
  FROM (SELECT p.id, t.tag FROM places p CROSS JOIN unnest(p.tags) own LEFT JOIN place_tags t ON t.id = own) kept FULL JOIN (${REAL_TAGS}) real USING (id, tag)
  WHERE kept.id IS NULL OR real.id IS NULL
UNION ALL SELECT 'places with a tag in a city', coalesce(kept.city_id, real.city_id) || ' ' || tag
  FROM (SELECT * FROM tag_counts WHERE city_id IS NOT NULL AND n <> 0) kept
  FULL JOIN (SELECT city_id, tag, count(*) AS n FROM listed, unnest(tags) tag GROUP BY 1, 2) real USING (city_id, tag) WHERE kept.n IS DISTINCT FROM real.n
UNION ALL SELECT 'public places with a tag', tag::text
  FROM public_tag_counts kept
  FULL JOIN (SELECT tag, count(*) AS n FROM listed JOIN cities c ON c.id = city_id AND c.status = 'active' AND c.deleted_at IS NULL, unnest(tags) tag GROUP BY 1) real USING (tag)
  WHERE kept.n IS DISTINCT FROM real.n`;
