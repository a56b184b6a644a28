import { englishOf, MESSAGES, type Reason, reasonFace, reasonText } from './index.js';

test('writes a message in English, with its values', () => {
  expect(englishOf('reviews.alreadyReviewed')).toBe('You have already reviewed this place.');
  expect(englishOf(['text.tooLong', { label: 'Comment', max: 5000 }])).toBe('Comment must be at most 5,000 characters');
  expect(englishOf(['text.notText', { label: '{{label}} $& $1' }])).toBe('{{label}} $& $1 must be text');
});

test('writes values in the format of their placeholder', () => {
  expect(englishOf(['findings.replicaFollows', { server: 'db:5432', size: 1_540_000 }])).toBe('db:5432 follows, 1.5 MB behind');
  expect(englishOf(['findings.clockAhead', { seconds: 3600 }])).toBe("the database's clock is 3600.0 s ahead of that of this machine");
  expect(englishOf(['findings.foreignTables', { n: 1200 }])).toBe('1200 tables belong to another user, so the next version cannot change them');
  expect(englishOf(['findings.scheduleNext', { nextAt: '2026-11-28T03:00:59.000Z' }])).toMatch(/; the next one is due at 2026-11-28 03:00 UTC$/);
});

test('writes a nested reason, and gives clients its key and values', () => {
  const reason: Reason = ['remedies.orOtherFolder', { remedy: reasonFace('outside.diskFullRemedy'), variable: 'DATA_DIR' }];
  expect(englishOf(reason)).toBe('Free space on it, or use another disk. Or set DATA_DIR to another folder.');
  expect(reasonFace(reason)).toEqual({ reason: 'remedies.orOtherFolder', params: { remedy: { reason: 'outside.diskFullRemedy' }, variable: 'DATA_DIR' } });
});

test('gives clients the key and the values of a message', () => {
  expect(reasonFace('reviews.alreadyReviewed')).toEqual({ reason: 'reviews.alreadyReviewed' });
  expect(reasonFace(['lists.tooManyLists', { n: 50 }])).toEqual({ reason: 'lists.tooManyLists', params: { n: 50 } });
});

test('gives clients the message in English beside the key and the values', () => {
  expect(reasonText(['lists.tooManyLists', { n: 50 }])).toEqual({
    text: englishOf(['lists.tooManyLists', { n: 50 }]),
    reason: 'lists.tooManyLists',
    params: { n: 50 },
  });
});

test('the type of a reason asks for exactly the values of its message', () => {
  // @ts-expect-error: the value is missing
  const without: Reason = 'lists.tooManyLists';
  // @ts-expect-error: there is no such value
  const other: Reason = ['lists.tooManyLists', { m: 50 }];
  // @ts-expect-error: there is no such message
  const unknown: Reason = 'lists.nothing';
  // @ts-expect-error: a size is a number of bytes
  const wrong: Reason = ['remedies.freeSpace', { size: '1 GB' }];
  expect([without, other, unknown, wrong]).toHaveLength(4);
});

test('no message is empty or has blanks around it', () => {
  const texts = Object.values(MESSAGES).flatMap((messages) => Object.values<string>(messages));
  expect(texts.length).toBeGreaterThan(150);
  expect(texts.filter((text) => text !== text.trim() || text === '')).toEqual([]);
});
