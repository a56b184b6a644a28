import { fill } from './data/rows.mjs';
import { GRIDS } from './lib/grids.mjs';
import { asAdmin, startDatabase, startGuide } from './lib/guide.mjs';
import { table } from '../scripts/lib/markdown.mjs';
import { measure } from './lib/measure.mjs';

/** Maximum 95th percentile of a request (ms). */
const BAR = 1000;

/**
 * Measures the queries of the admin console over HTTP and the least SQL that reads the same rows, one request at a time.
 * @param places number of places
 * @param rows number of rows in each other table
 * @param calls number of requests of each grid
 * @returns the section of the results, and whether every 95th percentile is below the limit
 */
export async function benchConsole({ places, rows, calls }) {
  const database = await startDatabase(`console-${places}-${rows}`);
  try {
    const guide = await startGuide(database);
    try {
      const graphql = await asAdmin(guide);
      const waiting = await fill(database.client, { places, rows }, (name) => console.log(`  filling ${name} …`));
      const lines = [];
      for (const { name, query, variables, sql } of GRIDS) {
        const { p50, p95, max } = await measure((i) => graphql(query, variables(i)), { warmUp: 5, calls });
        const raw = await measure(
          async (i) => {
            for (const statement of sql(i)) await database.client.query(statement);
          },
          { warmUp: 5, calls },
        );
        lines.push([name, p50.toFixed(1), p95.toFixed(1), max.toFixed(1), raw.p50.toFixed(1), (raw.p50 / p50).toFixed(2), p95 < BAR ? 'yes' : 'NO']);
        console.log(`  ${name.padEnd(36)} ${p50.toFixed(1).padStart(8)} ms ${raw.p50.toFixed(1).padStart(8)} ms`);
      }
      return {
        section: {
          title: `The console with ${places.toLocaleString('en')} places`,
          markdown: `${rows.toLocaleString('en')} rows in each other table, ${waiting.toLocaleString('en')} of all wait for a moderator. Milliseconds from sending a request over
HTTP to having read the answer, ${calls} requests each, one after the other; pages of 50 rows. "SQL" is the 50th percentile of the least statements that read the
same rows, sent straight to the database; "ratio" is SQL divided by p50.

${table(['grid', 'p50 ms', 'p95 ms', 'max ms', 'SQL ms', 'ratio', `p95 under ${BAR} ms`], lines)}`,
        },
        isMet: lines.every((line) => line.at(-1) === 'yes'),
      };
    } finally {
      await guide.stop();
    }
  } finally {
    await database.stop();
  }
}
