import { readFrom, sourcesOf } from './sources.js';

const NOTHING = new Set<string>();

test('the tables of a statement are those that it reads, without its CTEs', () => {
  const sql = `WITH near AS MATERIALIZED (SELECT id FROM places JOIN "cities" city ON city.id = places.city_id), far AS NOT MATERIALIZED (SELECT FROM near)
    SELECT (SELECT count(*) FROM (SELECT 1 FROM near) x) FROM far LEFT JOIN LATERAL (SELECT FROM photos) y ON far.a IS DISTINCT FROM near.a`;
  expect(sourcesOf(sql)).toEqual({ tables: expect.arrayContaining(['places', 'cities', 'photos']) as string[], functions: [] });
  for (const name of ['near', 'far']) expect(sourcesOf(sql).tables).not.toContain(name);
});

test('a function in a statement counts as a source, unless the compiled field names its tables', () => {
  const sources = sourcesOf(
    'SELECT FROM search_places($1) found, LATERAL search_cities (found.text) JOIN places ON true JOIN unnest($2::integer[]) n ON true JOIN LATERAL generate_series(1, n) ON true',
  );
  expect(readFrom(sources, NOTHING)).toEqual(['places', 'search_places()', 'search_cities()']);
  expect(readFrom(sources, new Set(['cities']))).toEqual(['places', 'cities']);
  expect(readFrom(sourcesOf('SELECT FROM unnest($1::integer[]) n JOIN reviews ON true'), NOTHING)).toEqual(['reviews']);
});

test('a view counts as the tables behind it', () => {
  expect(sourcesOf('SELECT FROM public_tag_counts counts JOIN places ON true').tables).toEqual(['tag_counts', 'cities', 'places']);
});
