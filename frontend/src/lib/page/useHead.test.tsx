import { act } from '@testing-library/react';
import { renderApp } from '../../../test/renderApp';
import { useHead, type Head } from './useHead';

function Screen(head: Head) {
  useHead(head);
  return null;
}

const tags = (selector: string, name: string) => [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(name));

test('tags sent by the server are updated, not duplicated', async () => {
  document.head.innerHTML = '<title>CityPins</title><meta name="description" content="old"><link rel="canonical" href="https://guide.example/">';
  const { router } = await renderApp(<Screen title="Discover Places" description="new" />, { path: '/places?category=cafe&page=3' });
  expect(document.title).toBe('Discover Places · CityPins');
  expect(tags('meta[name=description]', 'content')).toEqual(['new']);
  expect(tags('link[rel=canonical]', 'href')).toEqual(['https://guide.example/places?page=3']);
  await act(() => router.navigate('/places?category=cafe'));
  expect(tags('link[rel=canonical]', 'href')).toEqual(['https://guide.example/places']);
});

test('missing tags are created, with noindex if requested', async () => {
  document.head.innerHTML = '';
  await renderApp(<Screen title="Page not found" noIndex />, { path: '/nowhere' });
  expect(tags('meta[name=robots]', 'content')).toEqual(['noindex']);
  expect(tags('meta[name=description]', 'content')).toEqual([]);
  expect(tags('link[rel=canonical]', 'href')).toEqual(['http://localhost/nowhere']);
});

test('a text that stands in for a missing one has the address of its language', async () => {
  document.head.innerHTML = '';
  await renderApp(<Screen title="Impressum" languages={['de', 'ar']} />, { path: '/pages/imprint' });
  expect(tags('link[rel=canonical]', 'href')).toEqual(['http://localhost/de/pages/imprint']);
  expect(tags('link[hreflang]', 'hreflang')).toEqual(['de', 'ar']);
});
