import { createTheme, ThemeProvider } from '@mui/material/styles';
import { fireEvent, render } from '@testing-library/react';
import { Avatar, initialsOf } from './Avatar';

test.each([
  ['Zoë Fontaine', 'ZF'],
  ['Madonna', 'M'],
  ['Anna Maria von der Heide', 'AH'],
  ['  ada   lovelace ', 'AL'],
  ['émile zola', 'ÉZ'], // decomposed Unicode form, as on some systems
  ['José (Pepe) Ruiz', 'JR'],
  ['Jean-Luc Picard', 'JP'],
  ['李小龙', '李'],
  ['नीलम शर्मा', 'नीश'],
  ['Владимир Набоков', 'ВН'],
  ['محمد علي', 'مع'],
  ['🎸 Jimi Hendrix 🎸', 'JH'],
  ['👩‍🚀', '👩‍🚀'],
  ['🇮🇳🇫🇷', '🇮🇳'],
  ['42', '4'],
  ['', ''],
])('the initials of %p are %p', (name, initials) => {
  expect(initialsOf(name).normalize()).toBe(initials.normalize());
});

const theme = createTheme({ cssVariables: true });

const show = (src: string | null) => (
  <ThemeProvider theme={theme}>
    <Avatar name="Zoë Fontaine" src={src} />
  </ThemeProvider>
);

test('a picture loads without a referrer and has an empty alt text', () => {
  const { container } = render(show('https://pictures.test/zoe.jpg'));
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', 'https://pictures.test/zoe.jpg');
  expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(picture).toHaveAttribute('alt', '');
  expect(container).not.toHaveTextContent('ZF');
});

test('initials replace a missing picture', () => {
  expect(render(show(null)).container).toHaveTextContent('ZF');
});

test('initials replace a broken picture until its URL changes', () => {
  const { container, rerender } = render(show('https://pictures.test/gone.jpg'));
  fireEvent.error(container.querySelector('img') as HTMLElement);
  expect(container.querySelector('img')).toBeNull();
  expect(container).toHaveTextContent('ZF');
  rerender(show('https://pictures.test/new.jpg'));
  expect(container.querySelector('img')).toHaveAttribute('src', 'https://pictures.test/new.jpg');
});
