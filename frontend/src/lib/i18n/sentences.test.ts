import { sentence, takeSentences } from './sentences';

afterEach(() => takeSentences({}));

test('a server sentence is translated with its values', () => {
  takeSentences({
    'Please sign in first.': 'Primero inicia sesión.',
    'You have {{n}} lists. Delete one (first).': 'Tienes {{n}} listas.',
    '{{what}} in {{where}}': '{{where}}: {{what}}',
  });
  expect(sentence('Please sign in first.')).toBe('Primero inicia sesión.');
  expect(sentence('You have 50 lists. Delete one (first).')).toBe('Tienes 50 listas.');
  expect(sentence('Fort $& in Pune')).toBe('Pune: Fort $&');
});

test('a sentence without a translation stays in English', () => {
  expect(sentence('Something new.')).toBe('Something new.');
  takeSentences({ 'Something old.': 'Algo viejo.' });
  for (const english of ['Something new.', 'Something old. And more.', 'constructor', '']) expect(sentence(english)).toBe(english);
});
