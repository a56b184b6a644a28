import { splice } from './splice.js';

const VISITOR = { viewer: null, args: [] };

test('splices JSON from JavaScript into JSON of the database, whatever texts it contains', async () => {
  const makers = [(input: string) => `{"got":${input}}`, () => 'null'];
  const json = '[{"a":\t0,{"x":"tab \\t, quote \\" and , \\n "}\t,"b":"\\t"},{"a":\t1,7\t}]';
  expect(JSON.parse(await splice(json, makers, VISITOR))).toEqual([{ a: { got: { x: 'tab \t, quote " and , \n ' } }, b: '\t' }, { a: null }]);
});

test('yields to the event loop while it splices much JSON', async () => {
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 0);
  const makeSlowly = () => {
    for (const begun = performance.now(); performance.now() - begun < 10; );
    return 'null';
  };
  await splice(`[${'\t0,1\t,'.repeat(20)}]`, [makeSlowly], VISITOR);
  clearInterval(counting);
  expect(turns).toBeGreaterThan(3);
});
