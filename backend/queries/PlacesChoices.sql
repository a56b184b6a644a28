-- PlacesChoices: all
SELECT (SELECT (('['::text || coalesce(string_agg(((('{"id":'::text || coalesce(to_json(r1.id)::text, 'null')) || (',"name":'::text || coalesce(to_json(shown_name(r1.name, r1.names, $1::text[]))::text, 'null'))) || ((',"state":'::text || coalesce(to_json(r1.state)::text, 'null')) || ',"__typename":"City"}'::text)), ','), '')) || ']'::text)
FROM (SELECT city.*
FROM "cities" "city"
WHERE "city"."status" = 'active' AND "city"."deleted_at" IS NULL AND "city"."places_count" > 0
ORDER BY "city"."search_name" ASC, "city"."id" ASC
LIMIT 1000) r1), (E'\t0,' || (true)::text || E'\t')
