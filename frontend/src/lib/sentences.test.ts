import { sentence, takeSentences } from './sentences';

afterEach(() => takeSentences({}));

test("a sentence of the server is said in the page's language, with what it names", () => {
  takeSentences({
    'Please sign in first.': 'Primero inicia sesión.',
    'You have {{n}} lists. Delete one (first).': 'Tienes {{n}} listas.',
    '{{what}} in {{where}}': '{{where}}: {{what}}',
  });
  expect(sentence('Please sign in first.')).toBe('Primero inicia sesión.');
  expect(sentence('You have 50 lists. Delete one (first).')).toBe('Tienes 50 listas.');
  expect(sentence('Fort $& in Pune')).toBe('Pune: Fort $&');
});

test("what has no sentence in the page's language is said in English", () => {
  expect(sentence('Something new.')).toBe('Something new.');
  takeSentences({ 'Something old.': 'Algo viejo.' });
  for (const english of ['Something new.', 'Something old. And more.', 'constructor', '']) expect(sentence(english)).toBe(english);
});
