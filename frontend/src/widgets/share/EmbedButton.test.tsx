import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../test/renderApp';
import { EmbedButton } from './EmbedButton';

const NAME = '"Fort" <b>& co</b>';
const PAGES = { card: '/embed/places/p1', map: '/embed/places/p1/map' };

async function open(pages: { card?: string; map?: string } = PAGES) {
  const user = userEvent.setup();
  await renderApp(<EmbedButton name={NAME} pages={pages} />);
  await user.click(screen.getByRole('button', { name: 'Embed' }));
  await screen.findByRole('dialog', { name: `Embed ${NAME}` });
  return user;
}

/** Returns the frame that the HTML code creates. */
function copied(): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'HTML code' }).value;
  expect(element.children).toHaveLength(1);
  return element.firstElementChild as HTMLElement;
}

test('a person gets the code of a card, and sees the card', async () => {
  await open();
  const frame = copied();
  expect(frame.outerHTML).toMatch(
    /^<iframe src="[^"]*" title="[^"]*" width="320" height="380" loading="lazy" style="border:0;border-radius:12px;max-width:100%"><\/iframe>$/,
  );
  expect(frame).toHaveAttribute('src', `${window.location.origin}/embed/places/p1`);
  expect(frame).toHaveAttribute('title', `${NAME} · CityPins`);
  expect(screen.getByTitle(`${NAME} · CityPins`)).toHaveAttribute('src', '/embed/places/p1');
});

test('a person chooses a map, its size and colors, and each kind keeps its own size', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: '560 × 200' }));
  await user.click(screen.getByRole('button', { name: 'Map' }));
  await user.click(screen.getByRole('button', { name: '800 × 600' }));
  await user.click(screen.getByRole('button', { name: 'Dark' }));
  expect(copied().outerHTML).toContain('/embed/places/p1/map?theme=dark" title="Map of &quot;Fort&quot; ');
  expect(copied()).toHaveAttribute('height', '600');
  expect(screen.getByTitle(`Map of ${NAME}`)).toHaveAttribute('src', '/embed/places/p1/map?theme=dark');
  await user.click(screen.getByRole('button', { name: 'Card' }));
  expect(copied()).toHaveAttribute('height', '200');
});

test('the choice of the kind is hidden if there is only a map', async () => {
  await open({ map: '/embed/cities/c1/map' });
  expect(screen.queryByText('What to show')).not.toBeInTheDocument();
  expect(copied()).toHaveAttribute('src', `${window.location.origin}/embed/cities/c1/map`);
});

test('the code has the public address from the canonical link', async () => {
  const canonical = document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'canonical', href: 'https://guide.example.org/places/p1' }));
  await open();
  expect(copied()).toHaveAttribute('src', 'https://guide.example.org/embed/places/p1');
  canonical.remove();
});
