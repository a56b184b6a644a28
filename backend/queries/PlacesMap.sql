-- PlacesMap: whole area
SELECT (SELECT ((('{"total":'::text || (coalesce(sum(r1.count), 0)::integer)::text) || (',"level":'::text || (coalesce(max(r1.level), 0))::text)) || ((',"items":['::text || coalesce(string_agg((((('{"count":'::text || (r1.count)::text) || ',"coordinates":{"latitude":'::text) || ((r1.latitude)::text || ',"longitude":'::text)) || (((r1.longitude)::text || ',"__typename":"Coordinates"},"place":'::text) || (coalesce(CASE WHEN r1.id IS NOT NULL THEN (SELECT (((('{"id":'::text || coalesce(to_json(r2.id)::text, 'null')) || ',"name":'::text) || (coalesce(to_json(shown_name(r2.name, r2.names, $1::text[]))::text, 'null') || ',"rating":{"average":'::text)) || (((r2.rating_average)::text || ',"count":'::text) || ((r2.rating_count)::text || ',"__typename":"Rating"},"__typename":"Place"}'::text)))
FROM (SELECT place.*
FROM places place
WHERE place.id = r1.id) r2) END, 'null') || ',"__typename":"MapItem"}'::text))), ','), '')) || '],"__typename":"MapViewport"}'::text))
FROM (WITH looked AS MATERIALIZED (SELECT cell, sum(matching)::integer AS count, sum(sum_x * (matching::double precision / everyone)) / sum(matching) / 1e7 AS east, sum(sum_y * (matching::double precision / everyone)) / sum(matching) / 1e7 AS north, sum(everyone) = 1 AS is_alone, (array_agg(city_id) FILTER (WHERE matching = 1))[1] AS city_id
FROM unnest($3::integer[], $4::integer[]) AS columns (first, last)
CROSS JOIN LATERAL (SELECT ((y >> ($14::integer - $15::integer))::bigint << 32) + (x >> ($14::integer - $15::integer)) AS cell, counts[$7::integer] AS matching, counts[1] AS everyone, sum_x, sum_y, city_id
FROM map_cells
WHERE level = $14::integer AND category = $8::text AND x BETWEEN columns.first << ($14::integer - $2::integer) AND ((columns.last + 1) << ($14::integer - $2::integer)) - 1 AND y BETWEEN $5::integer << ($14::integer - $2::integer) AND (($6::integer + 1) << ($14::integer - $2::integer)) - 1 AND ($9::uuid IS NULL OR city_id = $9::uuid) OFFSET 0) kept
WHERE matching > 0 AND city_id NOT IN (SELECT id
FROM cities
WHERE status <> 'active' OR deleted_at IS NOT NULL)
GROUP BY cell), few AS MATERIALIZED (SELECT yes, CASE WHEN yes THEN $10 ELSE $11::integer END AS level, CASE WHEN yes THEN $12 ELSE $13::double precision END AS size
FROM (SELECT coalesce(sum(count), 0) <= 100 AS yes
FROM looked) counted) SELECT item.count,
(SELECT level
FROM few) AS level, item.id, round((item.latitude) * 1e7) / 1e7 + 0 AS latitude, round((item.longitude) * 1e7) / 1e7 + 0 AS longitude, round((degrees(atan(sinh(radians((item.y * (SELECT size
FROM few) - 180)))))) * 1e7) / 1e7 + 0 AS south, round(((item.x * (SELECT size
FROM few) - 180)) * 1e7) / 1e7 + 0 AS west, round((degrees(atan(sinh(radians(((item.y + 1) * (SELECT size
FROM few) - 180)))))) * 1e7) / 1e7 + 0 AS north, round((((item.x + 1) * (SELECT size
FROM few) - 180)) * 1e7) / 1e7 + 0 AS east
FROM (SELECT (cells.cell & 4294967295)::integer AS x, (cells.cell >> 32)::integer AS y, cells.count, single.id, coalesce(single.latitude, degrees(atan(sinh(radians(cells.north))))) AS latitude, coalesce(single.longitude, cells.east) AS longitude
FROM (SELECT *
FROM looked
WHERE NOT (SELECT yes
FROM few)
UNION ALL (SELECT cell, sum(matching)::integer AS count, sum(sum_x * (matching::double precision / everyone)) / sum(matching) / 1e7 AS east, sum(sum_y * (matching::double precision / everyone)) / sum(matching) / 1e7 AS north, sum(everyone) = 1 AS is_alone, (array_agg(city_id) FILTER (WHERE matching = 1))[1] AS city_id
FROM unnest($3::integer[], $4::integer[]) AS columns (first, last)
CROSS JOIN LATERAL (SELECT ((y >> ($16::integer - $17::integer))::bigint << 32) + (x >> ($16::integer - $17::integer)) AS cell, counts[$7::integer] AS matching, counts[1] AS everyone, sum_x, sum_y, city_id
FROM map_cells
WHERE level = $16::integer AND category = $8::text AND x BETWEEN columns.first << ($16::integer - $2::integer) AND ((columns.last + 1) << ($16::integer - $2::integer)) - 1 AND y BETWEEN $5::integer << ($16::integer - $2::integer) AND (($6::integer + 1) << ($16::integer - $2::integer)) - 1 AND ($9::uuid IS NULL OR city_id = $9::uuid) OFFSET 0) kept
WHERE matching > 0 AND city_id NOT IN (SELECT id
FROM cities
WHERE status <> 'active' OR deleted_at IS NOT NULL) AND (SELECT yes
FROM few)
GROUP BY cell)) cells
LEFT JOIN LATERAL (SELECT place.id, place.latitude, place.longitude
FROM places place
WHERE cells.count = 1 AND place.status = 'active' AND place.deleted_at IS NULL AND place.business_status IS DISTINCT
FROM 'closed-permanently' AND (map_point(place.longitude, place.latitude)) <@ CASE WHEN cells.is_alone THEN box(point(cells.east - 2e-7, cells.north - 2e-7), point(cells.east + 2e-7, cells.north + 2e-7)) ELSE map_area((SELECT level
FROM few), $8::text, (cells.cell & 4294967295)::integer, (cells.cell >> 32)::integer, cells.city_id, $7::integer) END AND place.city_id IS NOT DISTINCT
FROM cells.city_id AND ($8::text IN ('', place.category) OR $8::text = ANY (place.more_categories)) AND place.rating_average >= $7::integer - 1
LIMIT 1) single ON true
ORDER BY cells.cell) item) r1
HAVING true)

-- PlacesMap: near the ground
SELECT (SELECT ((('{"total":'::text || (coalesce(sum(r1.count), 0)::integer)::text) || (',"level":'::text || (coalesce(max(r1.level), 0))::text)) || ((',"items":['::text || coalesce(string_agg((((('{"count":'::text || (r1.count)::text) || ',"coordinates":{"latitude":'::text) || ((r1.latitude)::text || ',"longitude":'::text)) || (((r1.longitude)::text || ',"__typename":"Coordinates"},"place":'::text) || (coalesce(CASE WHEN r1.id IS NOT NULL THEN (SELECT (((('{"id":'::text || coalesce(to_json(r2.id)::text, 'null')) || ',"name":'::text) || (coalesce(to_json(shown_name(r2.name, r2.names, $1::text[]))::text, 'null') || ',"rating":{"average":'::text)) || (((r2.rating_average)::text || ',"count":'::text) || ((r2.rating_count)::text || ',"__typename":"Rating"},"__typename":"Place"}'::text)))
FROM (SELECT place.*
FROM places place
WHERE place.id = r1.id) r2) END, 'null') || ',"__typename":"MapItem"}'::text))), ','), '')) || '],"__typename":"MapViewport"}'::text))
FROM (WITH looked AS MATERIALIZED (SELECT cell, sum(matching)::integer AS count, sum(sum_x * (matching::double precision / everyone)) / sum(matching) / 1e7 AS east, sum(sum_y * (matching::double precision / everyone)) / sum(matching) / 1e7 AS north, sum(everyone) = 1 AS is_alone, (array_agg(city_id) FILTER (WHERE matching = 1))[1] AS city_id
FROM unnest($3::integer[], $4::integer[]) AS columns (first, last)
CROSS JOIN LATERAL (SELECT ((y >> ($14::integer - $15::integer))::bigint << 32) + (x >> ($14::integer - $15::integer)) AS cell, counts[$7::integer] AS matching, counts[1] AS everyone, sum_x, sum_y, city_id
FROM map_cells
WHERE level = $14::integer AND category = $8::text AND x BETWEEN columns.first << ($14::integer - $2::integer) AND ((columns.last + 1) << ($14::integer - $2::integer)) - 1 AND y BETWEEN $5::integer << ($14::integer - $2::integer) AND (($6::integer + 1) << ($14::integer - $2::integer)) - 1 AND ($9::uuid IS NULL OR city_id = $9::uuid) OFFSET 0) kept
WHERE matching > 0 AND city_id NOT IN (SELECT id
FROM cities
WHERE status <> 'active' OR deleted_at IS NOT NULL)
GROUP BY cell), few AS MATERIALIZED (SELECT yes, CASE WHEN yes THEN $10 ELSE $11::integer END AS level, CASE WHEN yes THEN $12 ELSE $13::double precision END AS size
FROM (SELECT coalesce(sum(count), 0) <= 100 AS yes
FROM looked) counted) SELECT item.count,
(SELECT level
FROM few) AS level, item.id, round((item.latitude) * 1e7) / 1e7 + 0 AS latitude, round((item.longitude) * 1e7) / 1e7 + 0 AS longitude, round((degrees(atan(sinh(radians((item.y * (SELECT size
FROM few) - 180)))))) * 1e7) / 1e7 + 0 AS south, round(((item.x * (SELECT size
FROM few) - 180)) * 1e7) / 1e7 + 0 AS west, round((degrees(atan(sinh(radians(((item.y + 1) * (SELECT size
FROM few) - 180)))))) * 1e7) / 1e7 + 0 AS north, round((((item.x + 1) * (SELECT size
FROM few) - 180)) * 1e7) / 1e7 + 0 AS east
FROM (SELECT (cells.cell & 4294967295)::integer AS x, (cells.cell >> 32)::integer AS y, cells.count, single.id, coalesce(single.latitude, degrees(atan(sinh(radians(cells.north))))) AS latitude, coalesce(single.longitude, cells.east) AS longitude
FROM (SELECT *
FROM looked
WHERE NOT (SELECT yes
FROM few)
UNION ALL (SELECT cell, sum(matching)::integer AS count, sum(sum_x * (matching::double precision / everyone)) / sum(matching) / 1e7 AS east, sum(sum_y * (matching::double precision / everyone)) / sum(matching) / 1e7 AS north, sum(everyone) = 1 AS is_alone, (array_agg(city_id) FILTER (WHERE matching = 1))[1] AS city_id
FROM unnest($3::integer[], $4::integer[]) AS columns (first, last)
CROSS JOIN LATERAL (SELECT ((y >> ($16::integer - $17::integer))::bigint << 32) + (x >> ($16::integer - $17::integer)) AS cell, counts[$7::integer] AS matching, counts[1] AS everyone, sum_x, sum_y, city_id
FROM map_cells
WHERE level = $16::integer AND category = $8::text AND x BETWEEN columns.first << ($16::integer - $2::integer) AND ((columns.last + 1) << ($16::integer - $2::integer)) - 1 AND y BETWEEN $5::integer << ($16::integer - $2::integer) AND (($6::integer + 1) << ($16::integer - $2::integer)) - 1 AND ($9::uuid IS NULL OR city_id = $9::uuid) OFFSET 0) kept
WHERE matching > 0 AND city_id NOT IN (SELECT id
FROM cities
WHERE status <> 'active' OR deleted_at IS NOT NULL) AND (SELECT yes
FROM few)
GROUP BY cell)) cells
LEFT JOIN LATERAL (SELECT place.id, place.latitude, place.longitude
FROM places place
WHERE cells.count = 1 AND place.status = 'active' AND place.deleted_at IS NULL AND place.business_status IS DISTINCT
FROM 'closed-permanently' AND (map_point(place.longitude, place.latitude)) <@ CASE WHEN cells.is_alone THEN box(point(cells.east - 2e-7, cells.north - 2e-7), point(cells.east + 2e-7, cells.north + 2e-7)) ELSE map_area((SELECT level
FROM few), $8::text, (cells.cell & 4294967295)::integer, (cells.cell >> 32)::integer, cells.city_id, $7::integer) END AND place.city_id IS NOT DISTINCT
FROM cells.city_id AND ($8::text IN ('', place.category) OR $8::text = ANY (place.more_categories)) AND place.rating_average >= $7::integer - 1
LIMIT 1) single ON true
ORDER BY cells.cell) item) r1
HAVING true)
