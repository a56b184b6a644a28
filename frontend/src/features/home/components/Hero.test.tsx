import { act, fireEvent, screen, within } from '@testing-library/react';
import { answerMediaQueries } from '../../../../test/media';
import { renderApp } from '../../../../test/renderApp';
import { Hero } from './Hero';
import { appSlides } from './slides';

const cities = [
  { id: 'a', name: 'Mumbai' },
  { id: 'b', name: 'Rome' },
];

const shown = () => screen.getByRole('progressbar').getAttribute('aria-valuetext');
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const stage = () => screen.getByRole('region', { name: 'Welcome' });

beforeEach(() => {
  jest.useFakeTimers();
  answerMediaQueries();
});
afterEach(() => jest.useRealTimers());

test('changes the slide every 5 seconds and starts again after the last one', async () => {
  await renderApp(<Hero slides={[]} cities={cities} />);
  expect(shown()).toBe('Slide 1 of 5');
  pass(4999);
  expect(shown()).toBe('Slide 1 of 5');
  pass(1);
  expect(shown()).toBe('Slide 2 of 5');
  for (let i = 0; i < 4; i += 1) pass(5000);
  expect(shown()).toBe('Slide 1 of 5');
});

test('the buttons wrap around in both directions, and a dot jumps to its slide', async () => {
  await renderApp(<Hero slides={[]} cities={cities} />);
  press('Previous slide');
  expect(shown()).toBe('Slide 5 of 5');
  press('Next slide');
  expect(shown()).toBe('Slide 1 of 5');
  press(/^Show slide 4/);
  expect(shown()).toBe('Slide 4 of 5');
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '80');
});

test('pause stops the slideshow and play continues it', async () => {
  await renderApp(<Hero slides={[]} cities={cities} />);
  press('Pause slideshow');
  pass(20_000);
  expect(shown()).toBe('Slide 1 of 5');
  press('Play slideshow');
  pass(5000);
  expect(shown()).toBe('Slide 2 of 5');
});

test('rests under the pointer, with the focus inside and in a hidden tab', async () => {
  await renderApp(<Hero slides={[]} cities={cities} />);
  // jsdom has no pointer events; React derives enter and leave from over and out.
  const pointer = (type: string) => Object.assign(new MouseEvent(type, { bubbles: true, relatedTarget: document.body }), { pointerType: 'mouse' });
  fireEvent(stage(), pointer('pointerover'));
  pass(20_000);
  expect(shown()).toBe('Slide 1 of 5');
  fireEvent(stage(), pointer('pointerout'));
  pass(5000);
  expect(shown()).toBe('Slide 2 of 5');

  const next = screen.getByRole('button', { name: 'Next slide' });
  await act(async () => next.focus());
  pass(20_000);
  expect(shown()).toBe('Slide 2 of 5');
  await act(async () => next.blur());

  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  pass(20_000);
  expect(shown()).toBe('Slide 2 of 5');
  hidden.mockRestore();
  fireEvent(document, new Event('visibilitychange'));
  pass(5000);
  expect(shown()).toBe('Slide 3 of 5');
});

test('does not start automatically with reduced motion, but plays on request', async () => {
  answerMediaQueries({ lessMotion: true });
  await renderApp(<Hero slides={[]} cities={cities} />);
  pass(20_000);
  expect(shown()).toBe('Slide 1 of 5');
  press('Play slideshow');
  pass(5000);
  expect(shown()).toBe('Slide 2 of 5');
});

test('each slide has its texts, and only the current one is accessible', async () => {
  await renderApp(<Hero slides={[]} cities={cities} />);
  const groups = appSlides.map((_slide, i) => screen.getByLabelText(`${i + 1} of 5`));
  groups.forEach((group, i) => {
    const { title, subtitle, description } = appSlides[i] ?? { title: '', subtitle: '', description: '' };
    expect(within(group).getByText(title)).toBeInTheDocument();
    expect(within(group).getByText(new RegExp(`^${subtitle}`))).toBeInTheDocument();
    expect(within(group).getByText(description)).toBeInTheDocument();
    expect(group.hasAttribute('inert')).toBe(i !== 0);
  });
});

test('a picture that fails to load leaves a dark placeholder', async () => {
  const { container } = await renderApp(<Hero slides={[]} cities={cities} />);
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', '/art/cities/a.svg?layout=hero');
  expect(picture).toHaveAttribute('fetchpriority', 'high');
  fireEvent.error(picture as HTMLImageElement);
  expect(screen.getByText('City Image')).toBeInTheDocument();
});
