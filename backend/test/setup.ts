import 'reflect-metadata';
import pg from 'pg';

type Query = (this: pg.Client & { _activeQuery: unknown; pipeline?: boolean }, ...args: unknown[]) => unknown;
const prototype = pg.Client.prototype as unknown as { query: Query & { isStrict?: boolean } };

// pg 8 only prints a warning, once per process, and only for the third statement. All test files of a worker share the module, so this runs once.
if (!prototype.query.isStrict) {
  const { query } = prototype;
  const strict: typeof prototype.query = function (...args) {
    if (this._activeQuery && !this.pipeline) throw new Error('pg 9 refuses a statement while another one runs on its connection.');
    return query.apply(this, args);
  };
  strict.isStrict = true;
  prototype.query = strict;
}
