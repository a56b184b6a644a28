-- Autocomplete: all
SELECT (SELECT ((('{"cities":'::text || coalesce((SELECT (('['::text || coalesce(string_agg((((('{"id":'::text || coalesce(to_json(r2.id)::text, 'null')) || ',"name":'::text) || (coalesce(to_json(shown_name(r2.name, r2.names, $1::text[]))::text, 'null') || ',"state":'::text)) || ((coalesce(to_json(r2.state)::text, 'null') || ',"country":'::text) || (coalesce(to_json(r2.country)::text, 'null') || ',"__typename":"City"}'::text))), ','), '')) || ']'::text)
FROM (SELECT cities.*
FROM search_cities(r1.text, 3)
WITH ORDINALITY found (id, nth)
JOIN cities ON cities.id = found.id
ORDER BY found.nth) r2), 'null')) || (',"places":'::text || coalesce((SELECT (('['::text || coalesce(string_agg((((('{"id":'::text || coalesce(to_json(r3.id)::text, 'null')) || (',"name":'::text || coalesce(to_json(shown_name(r3.name, r3.names, $2::text[]))::text, 'null'))) || ((',"category":'::text || coalesce(to_json(r3.category)::text, 'null')) || ',"businessStatus":'::text)) || (((coalesce(to_json(r3.business_status)::text, 'null') || ',"opensOn":'::text) || coalesce(to_json(r3.opens_on)::text, 'null')) || ((',"city":'::text || coalesce((SELECT ((('{"id":'::text || coalesce(to_json(r4.id)::text, 'null')) || ',"name":'::text) || (coalesce(to_json(shown_name(r4.name, r4.names, $3::text[]))::text, 'null') || ',"__typename":"City"}'::text))
FROM (SELECT city.*
FROM cities city
WHERE city.id = r3.city_id) r4), 'null')) || ',"__typename":"Place"}'::text))), ','), '')) || ']'::text)
FROM (SELECT places.*
FROM unnest(r1.ids)
WITH ORDINALITY found (id, nth)
JOIN places ON places.id = found.id
ORDER BY places.business_status IS DISTINCT
FROM 'closed-permanently' DESC, found.nth) r3), 'null'))) || ((',"categories":'::text || coalesce((SELECT (('['::text || coalesce(string_agg(to_json(r5.value)::text, ','), '')) || ']'::text)
FROM (SELECT category AS value
FROM search_categories(r1.text, 2) category) r5), 'null')) || ',"__typename":"Autocomplete"}'::text))
FROM (SELECT found.ids, found.meant, found.understood, $19::text AS text, $4::jsonb AS candidates
FROM (SELECT ids, total, meant, understood
FROM search_places($9, $10, $11, $12, search_areas($5, $6, $7, $8), $13, point($14, $15), $16, $17, $18) OFFSET 0) found) r1)
