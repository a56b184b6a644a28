import { DEFINITIONS, valuesOf } from './attributes.mjs';

const VALUE = { PAGE: ['key', 'text', 'isRetired'], CARD: ['key', 'text'] };
const ATTRIBUTE = { PAGE: ['key', 'name', 'kind', 'section', 'unit'], CARD: ['key', 'name'] };

const quoted = (text) => `'${text.replaceAll("'", "''")}'`;
const jsonOf = (object, keys) => JSON.stringify(object, keys);
/** Returns a constant that maps keys to texts. */
const mapOf = (entries) => `${quoted(JSON.stringify(Object.fromEntries(entries)))}::jsonb`;

/** Returns SQL for the JSON of one attribute, after a comma; an empty text if the place does not have it. */
function attributeSql(attribute, view) {
  const [head, tail] = [`,${jsonOf(attribute, ATTRIBUTE[view]).slice(0, -1)},"values":[`, ']}'];
  const value = `p.attributes ->> '${attribute.key}'`;
  const values = valuesOf(attribute).map(([key, shown]) => [key, jsonOf(shown, VALUE[view])]);
  if (attribute.kind === 'several') {
    const all = `(SELECT string_agg(${mapOf(values)} ->> v, ',') FROM jsonb_array_elements_text(p.attributes -> '${attribute.key}') v)`;
    return `CASE WHEN p.attributes ? '${attribute.key}' THEN ${quoted(head)} || ${all} || ${quoted(tail)} ELSE '' END`;
  }
  if (values.length > 0) return `coalesce(${mapOf(values.map(([key, shown]) => [key, head + shown + tail]))} ->> (${value}), '')`;
  const rest = VALUE[view].includes('isRetired') ? ',"isRetired":false}' : '}';
  return `coalesce(${quoted(`${head}{"key":`)} || to_json(${value})::text || ',"text":' || to_json(${value})::text || ${quoted(rest + tail)}, '')`;
}

/**
 * Returns SQL for the JSON of the attributes of a place `p`. Names are constants of the statement: one expression for each definition is faster than a join
 * with the definitions.
 */
export const attributesSql = (view) =>
  `('[' || substr(${DEFINITIONS[view].map((attribute) => attributeSql(attribute, view)).join(' || ')}, 2) || ']')::json AS attributes`;
