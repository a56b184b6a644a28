import { spellingsOf, wordsOf } from './fold.js';

test.each([
  ['Zürich', ['zurich']],
  ['SÃO  PAULO', ['sao', 'paulo']],
  ['Łódź', ['lodz']],
  ['İzmir', ['izmir']],
  ['Diyarbakır', ['diyarbakir']],
  ['Gießen', ['giessen']],
  ['Sankt-Pölten (Stadt)', ['sankt', 'polten', 'stadt']],
  ['Xi’an', ['xian']],
  ["Xi'an", ['xian']],
  ['Đồng Hới', ['dong', 'hoi']],
  ['Ｐａｒｉｓ', ['paris']],
  ['Área 51', ['area', '51']],
  ['%_\\"\u0000\u202e 👩‍👩‍👧 -- ;', []],
  ['', []],
])('the words of %j are %j', (text, words) => expect(wordsOf(text)).toEqual(words));

test('a name with an apostrophe has two spellings', () => {
  expect(spellingsOf("L'Aquila")).toEqual(['laquila', 'l aquila']);
  expect(spellingsOf('Aquila')).toEqual(['aquila']);
});
