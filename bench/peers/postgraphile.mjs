// Peer: PostGraphile with its standard preset. It generates the schema from the tables.
import http from 'node:http';
import { postgraphile } from 'postgraphile';
import { TYPES } from 'postgraphile/@dataplan/pg';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { CONNECTIONS, database, port } from './connection.mjs';

/** Replaces the characters of enum values that GraphQL names cannot have: `place.published`, `top-rated`. */
const EnumNames = {
  name: 'EnumNames',
  version: '1.0.0',
  inflection: { replace: { enumValue: (previous, _options, value, codec) => previous(String(value).replace(/\W/g, '_'), codec) } },
};

/** Renames the product's functions, because a table can have the same name. */
const FunctionNames = {
  name: 'FunctionNames',
  version: '1.0.0',
  inflection: {
    replace: {
      functionResourceName: (previous, _options, details) => previous(details) + (details.pgProc.getNamespace().nspname === 'bench' ? '' : '_function'),
    },
  },
};

/** Shows multiranges as text: PostGraphile does not know their types, and would say so at length. */
const Multiranges = {
  name: 'Multiranges',
  version: '1.0.0',
  gather: {
    hooks: {
      pgCodecs_findPgCodec(_info, event) {
        if (event.pgType.typtype === 'm') event.pgCodec ??= TYPES.text;
      },
    },
  },
};

const server = http.createServer();
const { createServ } = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ poolConfig: { ...database, max: CONNECTIONS, min: CONNECTIONS, idleTimeoutMillis: 0 }, schemas: ['public', 'bench'] })],
  schema: { defaultBehavior: '+connection +list' },
  plugins: [EnumNames, FunctionNames, Multiranges],
  disablePlugins: ['PgIndexBehaviorsPlugin'], // this plugin ignores partial indexes, and would hide needed fields
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false },
  grafast: { explain: false },
});
await createServ(grafserv).addTo(server);
server.listen(port, '127.0.0.1');
