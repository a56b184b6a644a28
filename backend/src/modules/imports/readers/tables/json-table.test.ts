import { readBytes } from '../../../../../test/files/read-file.js';

const rows = [
  { name: 'Alpha', lat: '47.2' },
  { name: 'Beta', lat: '47.3' },
];
const numbered = rows.map(({ name, lat }) => ({ name, lat: Number(lat) }));

describe('JSON without a list of objects', () => {
  it.each([
    [
      'a list of rows',
      [
        ['name', 'lat'],
        ['Alpha', 47.2],
        ['Beta', 47.3],
      ],
      rows,
    ],
    [
      'rows beside their columns',
      {
        columns: ['name', 'lat'],
        index: [0, 1],
        data: [
          ['Alpha', 47.2],
          ['Beta', 47.3],
        ],
      },
      rows,
    ],
    ['columns by row', { name: { 0: 'Alpha', 1: 'Beta' }, lat: { 0: 47.2, 1: 47.3 } }, numbered],
    ['objects by number', { 0: numbered[0], 1: numbered[1] }, numbered],
    ['objects by id', { p1: numbered[0], p2: numbered[1] }, numbered.map((values, i) => ({ id: `p${i + 1}`, ...values }))],
  ])('reads %s', async (_what, json, expected) => {
    for (const space of [0, 2]) expect(await readBytes(JSON.stringify(json, null, space))).toMatchObject({ format: 'json', values: expected, reasons: [] });
  });

  it('keeps rows that are too long as rejected ones', async () => {
    const { values, reasons } = await readBytes(
      JSON.stringify([
        ['name', 'lat'],
        ['Alpha', 47.2, 'x'],
        ['Beta', 47.3],
      ]),
    );
    expect([values, reasons]).toEqual([[rows[1]], ['This has 3 values, and the header names 2 columns']]);
  });

  it('still finds a list of objects late in a file', async () => {
    const late = { meta: { text: 'x'.repeat(70_000) }, more: { a: 1 }, places: numbered };
    expect((await readBytes(JSON.stringify(late))).values).toEqual(numbered);
  });

  it.each(['[[]]', '[[1],2]'])('finds no place in %s', async (json) => {
    expect((await readBytes(json)).values).toEqual([]);
  });

  it.each(['{"a":{"b":1}}', '{"a":{"b":1},"c":{"d":2}}'])('refuses %s', async (json) => {
    await expect(readBytes(json)).rejects.toThrow(/no list of objects|no header/);
  });
});
