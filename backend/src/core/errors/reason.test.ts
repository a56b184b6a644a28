import { englishOf, MESSAGES, type Reason, reasonFace } from './index.js';

test('writes a message in English, with its values', () => {
  expect(englishOf('reviews.alreadyReviewed')).toBe('You have already reviewed this place.');
  expect(englishOf(['text.tooLong', { label: 'Comment', max: 5000 }])).toBe('Comment must be at most 5,000 characters');
  expect(englishOf(['text.notText', { label: '{{label}} $& $1' }])).toBe('{{label}} $& $1 must be text');
});

test('gives clients the key and the values of a message', () => {
  expect(reasonFace('reviews.alreadyReviewed')).toEqual({ reason: 'reviews.alreadyReviewed' });
  expect(reasonFace(['lists.tooManyLists', { n: 50 }])).toEqual({ reason: 'lists.tooManyLists', params: { n: 50 } });
});

test('the type of a reason asks for exactly the values of its message', () => {
  // @ts-expect-error: the value is missing
  const without: Reason = 'lists.tooManyLists';
  // @ts-expect-error: there is no such value
  const other: Reason = ['lists.tooManyLists', { m: 50 }];
  // @ts-expect-error: there is no such message
  const unknown: Reason = 'lists.nothing';
  expect([without, other, unknown]).toHaveLength(3);
});

test('no message is empty or has blanks around it', () => {
  const texts = Object.values(MESSAGES).flatMap((messages) => Object.values<string>(messages));
  expect(texts.length).toBeGreaterThan(150);
  expect(texts.filter((text) => text !== text.trim() || text === '')).toEqual([]);
});
