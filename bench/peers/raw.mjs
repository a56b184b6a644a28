// The limit of Node and PostgreSQL: no GraphQL, one prepared statement a request, its JSON passed on as it is. With KEPT, that of Node alone.
import http from 'node:http';
import pg from 'pg';
import { CONNECTIONS, database, port } from './connection.mjs';
import { mapStatement } from './map.mjs';
import { STATEMENTS } from './raw-sql.mjs';

/** Connections in pipeline mode: a statement goes to the one with the fewest under way, without waiting for those before it. Nothing is planned twice. */
const connections = await Promise.all(
  Array.from({ length: CONNECTIONS }, async () => {
    const client = new pg.Client({ ...database, pipeline: true, options: '-c jit=off -c plan_cache_mode=force_generic_plan' });
    await client.connect();
    return { client, underWay: 0 };
  }),
);

async function query(statement) {
  const connection = connections.reduce((best, other) => (other.underWay < best.underWay ? other : best));
  connection.underWay += 1;
  try {
    return (await connection.client.query(statement)).rows[0][0];
  } finally {
    connection.underWay -= 1;
  }
}

/** Names of the map's statements by their texts: which one it is depends on how near it looks. */
const mapNames = new Map();
/** The statements of maps that have been asked for: writing them takes longer than all else here. */
const maps = new Map();

function statementOfMap(body, variables) {
  const known = maps.get(body) ?? mapStatement(variables);
  maps.set(body, known);
  const name = mapNames.get(known.text) ?? `viewport ${mapNames.size}`;
  mapNames.set(known.text, name);
  return { ...known, name, rowMode: 'array' };
}

async function readJson(body) {
  const { name, variables } = JSON.parse(body);
  if (name === 'viewport') return `{"mapViewport":${await query(statementOfMap(body, variables))}}`;
  const { text, values } = STATEMENTS[name];
  return query({ name, text, values: values(variables), rowMode: 'array' });
}

/** Answers by the bodies that asked for them, where they are to be kept: what Node can give without PostgreSQL. */
const kept = process.env.KEPT ? new Map() : undefined;

async function read(body) {
  const json = await readJson(body);
  // json_agg puts a blank and a line break between rows, which the product leaves out
  const data = Buffer.from(`{"data":${json.replaceAll(', \n ', ',')}}\n`);
  kept?.set(body, data);
  return data;
}

async function answer(body, response) {
  const data = kept?.get(body) ?? (await read(body));
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': data.length }).end(data);
}

http
  .createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => answer(Buffer.concat(chunks).toString(), response).catch((error) => response.writeHead(500).end(String(error))));
  })
  .listen(port, '127.0.0.1');
