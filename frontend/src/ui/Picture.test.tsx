import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../test/renderApp';
import { Picture } from './Picture';

const sources = [480, 1600].map((width) => ({ url: `/uploads/a-${width}.webp`, width }));
// Thumbhash of a 4 × 3 px picture.
const HASH = 'lYkFBQAIiIiAiHiHeIiHiIeIcAg=';

const photo = <Picture src="/uploads/a-1600.webp" alt="The harbour" sources={sources} sizes="50vw" thumbHash={HASH} fallbackSrc="/art/a.svg" />;

test('a picture keeps its focal point in view, and its fallback does not use it', async () => {
  await renderApp(<Picture src="/a.webp" alt="The harbour" focus={{ x: 0.25, y: 0.8 }} fallbackSrc="/art/a.svg" />);
  expect(screen.getByAltText('The harbour')).toHaveStyle({ objectPosition: '25% 80%' });
  fireEvent.error(screen.getByAltText('The harbour'));
  expect(screen.getByAltText('The harbour')).not.toHaveStyle({ objectPosition: '25% 80%' });
});

test('a photo has a srcset with all its sizes', async () => {
  await renderApp(photo);
  const image = screen.getByRole('img', { name: 'The harbour' });
  expect(image).toHaveAttribute('srcset', '/uploads/a-480.webp 480w, /uploads/a-1600.webp 1600w');
  expect(image).toHaveAttribute('sizes', '50vw');
  expect(image).toHaveAttribute('src', '/uploads/a-1600.webp');
});

test('a blurred preview shows until the photo is loaded', async () => {
  const { container } = await renderApp(photo);
  await waitFor(() => expect(container.querySelector('[style*="data:image/png"]')).toBeInTheDocument());
});

test('an invalid thumbhash shows no preview', async () => {
  const { container } = await renderApp(<Picture src="/a.webp" alt="The harbour" thumbHash="%%" />);
  expect(screen.getByRole('img', { name: 'The harbour' })).toBeInTheDocument();
  expect(container.querySelector('[style*="data:"]')).toBeNull();
});

test('a broken photo is replaced by fallback art without srcset and preview', async () => {
  const { container } = await renderApp(photo);
  fireEvent.error(screen.getByRole('img'));
  const art = screen.getByRole('img', { name: 'The harbour' });
  expect(art).toHaveAttribute('src', '/art/a.svg');
  expect(art).not.toHaveAttribute('srcset');
  expect(container.querySelector('[style*="data:"]')).toBeNull();
  fireEvent.error(art);
  expect(screen.getByRole('img', { name: 'The harbour' })).toHaveTextContent('City Image');
});
