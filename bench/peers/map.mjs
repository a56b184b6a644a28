// SQL for map viewports, used by all hand-written peers: the product's own query. The benchmark compares the servers, not the queries.
import { at } from '../../scripts/lib/paths.mjs';
import { mapOf } from './guide.mjs';

const [{ mapRequestOf }, { Statement }] = await Promise.all(
  ['modules/places/map/map.service', 'core/compiled-queries/index'].map((file) => import(at(`backend/dist/${file}.js`))),
);

const POINT = '{"latitude":%s,"longitude":%s}';
const PLACE = `(SELECT row_to_json(x) FROM (SELECT p.id, p.name, (SELECT row_to_json(y) FROM (SELECT p.rating_average AS average, p.rating_count AS count) y) AS rating
  FROM places p WHERE p.id = item.id) x)`;
const ITEM = `format('{"count":%s,"coordinates":${POINT},"place":%s}', item.count, item.latitude, item.longitude, coalesce(CASE WHEN item.id IS NOT NULL THEN ${PLACE} END::text, 'null'))`;

/** Builds the statement of a map viewport. Its single row contains the JSON of the product's response. @returns `text` and `values` */
export function mapStatement(variables) {
  const statement = new Statement({});
  const items = mapOf(mapRequestOf(variables), statement);
  return {
    text: `SELECT format('{"total":%s,"level":%s,"items":[%s]}', coalesce(sum(item.count), 0), coalesce(max(item.level), 0), string_agg(${ITEM}, ',')) AS map FROM (${items}) item`,
    values: statement.values,
  };
}
