// Minimal server as the upper limit of Node with PostgreSQL: no GraphQL, one prepared statement per request, whose JSON is sent unchanged.
// With the variable KEPT it caches responses, as the upper limit of Node alone.
import http from 'node:http';
import pg from 'pg';
import { CONNECTIONS, database, port } from './connection.mjs';
import { mapStatement } from './map.mjs';
import { statementOf } from './raw-sql.mjs';

/** Connections in pipeline mode. A statement goes to the connection with the fewest running ones. Each statement is planned once. */
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

/** Names of prepared map statements, by SQL text. The SQL depends on the zoom level. */
const mapNames = new Map();
/** Map statements by request body. Building one takes longer than all other work here. */
const maps = new Map();

function statementOfMap(body, variables) {
  const known = maps.get(body) ?? mapStatement(variables);
  maps.set(body, known);
  const name = mapNames.get(known.text) ?? `viewport ${mapNames.size}`;
  mapNames.set(known.text, name);
  return { ...known, name, rowMode: 'array' };
}

/** Ids of session and user by session token. Raw does not check signatures. */
const sessions = new Map();

function sessionOf({ headers: { authorization } }) {
  if (authorization === undefined) return undefined;
  const known = sessions.get(authorization);
  if (known) return known;
  const { jti, sub } = JSON.parse(Buffer.from(authorization.split('.')[1], 'base64url').toString());
  sessions.set(authorization, [jti, sub]);
  return [jti, sub];
}

async function readJson(request, body) {
  const { name, variables } = JSON.parse(body);
  if (name === 'viewport') return `{"mapViewport":${await query(statementOfMap(body, variables))}}`;
  return query({ ...statementOf(name, variables, sessionOf(request)), rowMode: 'array' });
}

/** Cached responses by request body, if KEPT is set. */
const kept = process.env.KEPT ? new Map() : undefined;

async function read(request, body) {
  const json = await readJson(request, body);
  // json_agg writes a space and a line break between rows, and the product does not
  const data = Buffer.from(`{"data":${json.replaceAll(', \n ', ',')}}\n`);
  kept?.set(body, data);
  return data;
}

async function answer(request, body, response) {
  const data = kept?.get(body) ?? (await read(request, body));
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': data.length }).end(data);
}

http
  .createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => answer(request, Buffer.concat(chunks).toString(), response).catch((error) => response.writeHead(500).end(String(error))));
  })
  .listen(port, '127.0.0.1');
