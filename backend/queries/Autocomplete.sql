-- Autocomplete: all
SELECT (SELECT (((('{"cities":'::text || coalesce((SELECT (('['::text || coalesce(string_agg((((('{"id":'::text || coalesce(to_json(r2.id)::text, 'null')) || ',"name":'::text) || (coalesce(to_json(shown_name(r2.name, r2.names, $1::text[]))::text, 'null') || ',"state":'::text)) || ((coalesce(to_json(r2.state)::text, 'null') || ',"country":'::text) || (coalesce(to_json(r2.country)::text, 'null') || ',"__typename":"City"}'::text))), ','), '')) || ']'::text)
FROM (SELECT cities.*
FROM search_cities(r1.text, 3)
WITH ORDINALITY found (id, nth)
JOIN cities ON cities.id = found.id
ORDER BY found.nth) r2), 'null')) || ',"places":'::text) || ((coalesce((SELECT (('['::text || coalesce(string_agg((((('{"id":'::text || coalesce(to_json(r3.id)::text, 'null')) || (',"name":'::text || coalesce(to_json(shown_name(r3.name, r3.names, $2::text[]))::text, 'null'))) || ((',"category":'::text || coalesce(to_json(r3.category)::text, 'null')) || ',"businessStatus":'::text)) || (((coalesce(to_json(r3.business_status)::text, 'null') || ',"opensOn":'::text) || coalesce(to_json(r3.opens_on)::text, 'null')) || ((',"city":'::text || coalesce((SELECT ((('{"id":'::text || coalesce(to_json(r4.id)::text, 'null')) || ',"name":'::text) || (coalesce(to_json(shown_name(r4.name, r4.names, $3::text[]))::text, 'null') || ',"__typename":"City"}'::text))
FROM (SELECT city.*
FROM cities city
WHERE city.id = r3.city_id) r4), 'null')) || ',"__typename":"Place"}'::text))), ','), '')) || ']'::text)
FROM (SELECT places.*
FROM unnest(r1.ids)
WITH ORDINALITY found (id, nth)
JOIN places ON places.id = found.id
ORDER BY places.business_status IS DISTINCT
FROM 'closed-permanently' DESC, found.nth) r3), 'null') || ',"categories":'::text) || coalesce((SELECT (('['::text || coalesce(string_agg(to_json(r5.value)::text, ','), '')) || ']'::text)
FROM (SELECT category AS value
FROM search_categories(r1.text, 2) category) r5), 'null'))) || (((',"filters":'::text || coalesce((SELECT (('['::text || coalesce(string_agg((((('{"parts":'::text || coalesce((SELECT (('['::text || coalesce(string_agg((((('{"kind":'::text || coalesce(to_json(r7.kind)::text, 'null')) || ',"key":'::text) || (coalesce(to_json(r7.key)::text, 'null') || ',"value":'::text)) || ((coalesce(to_json(r7.value)::text, 'null') || ',"text":'::text) || (coalesce(to_json(r7.text)::text, 'null') || ',"__typename":"UnderstoodPart"}'::text))), ','), '')) || ']'::text)
FROM (SELECT part.*
FROM jsonb_to_recordset(r6.parts) part (kind text, key text, value text, text text)) r7), 'null')) || ',"address":'::text) || (coalesce(to_json(r6.address)::text, 'null') || ',"city":'::text)) || ((coalesce((SELECT ((('{"id":'::text || coalesce(to_json(r8.id)::text, 'null')) || ',"name":'::text) || (coalesce(to_json(shown_name(r8.name, r8.names, $4::text[]))::text, 'null') || ',"__typename":"City"}'::text))
FROM (SELECT cities.*
FROM cities
WHERE cities.id = r6.city_id) r8), 'null') || ',"total":'::text) || ((r6.total)::text || ',"__typename":"FilterSuggestion"}'::text))), ','), '')) || ']'::text)
FROM (SELECT filter.*
FROM suggest_filters(r1.candidates, 3) filter) r6), 'null')) || ',"didYouMean":'::text) || (coalesce(to_json(r1.meant)::text, 'null') || ',"__typename":"Autocomplete"}'::text)))
FROM (SELECT found.ids, found.meant, found.understood, $20::text AS text, $5::jsonb AS candidates
FROM (SELECT ids, total, meant, understood
FROM search_places($10, $11, $12, $13, search_areas($6, $7, $8, $9), $14, point($15, $16), $17, $18, $19) OFFSET 0) found) r1)
