// Maps are read by the product's own statement, whoever asks: what it finds on them is not what is compared, but the way to it and back.
import { at } from '../../scripts/lib/paths.mjs';
import { database } from './connection.mjs';

const product = (file) => import(at(`backend/dist/${file}.js`));
const [{ createDataSource }, { ENTITIES }, { createMaps, mapItems }, { mapRequestOf }, { Statement }] = await Promise.all(
  ['core/db/data-source', 'server/entities', 'modules/places/place-map.query', 'modules/places/place-map.service', 'core/reads/index'].map(product),
);
const source = await createDataSource(database, { poolSize: 1, entities: ENTITIES }).initialize();
const mapOf = createMaps(source.manager);
await source.destroy();

const json = (columns, rest = '') => `(SELECT row_to_json(x) FROM (SELECT ${columns} ${rest}) x)`;
const ITEM = `item.count, ${json('item.latitude, item.longitude')} AS coordinates,
  ${json(`${json('item.south AS latitude, item.west AS longitude')} AS "southWest", ${json('item.north AS latitude, item.east AS longitude')} AS "northEast"`)} AS bounds,
  ${json(`p.id, p.name, ${json('p.rating_average AS average, p.rating_count AS count')} AS rating`, 'FROM places p WHERE p.id = item.id')} AS place`;

/** The statement of a map: one row with its JSON, as the product answers it. @returns `text` and `values` */
export function mapStatement(variables) {
  const statement = new Statement({});
  const map = mapOf(mapRequestOf(variables), statement);
  const items = `coalesce((SELECT json_agg(x) FROM (SELECT ${ITEM} FROM (${mapItems('map')}) item) x), '[]')`;
  return { text: `SELECT ${json(`map.total, ${items} AS items`, `FROM (${map}) map`)}::text AS map`, values: statement.values };
}
