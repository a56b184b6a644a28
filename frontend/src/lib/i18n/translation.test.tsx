import { render } from '@testing-library/react';
import { outliveTranslation } from './translation';

beforeAll(outliveTranslation);

/** Element that Chrome's translator inserts; the app itself never uses it. */
const STAND_IN: string = 'font';

/** Simulates Chrome's translator; the translation is the text in upper case. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest('font')) continue;
    const [outer, inner] = [document.createElement(STAND_IN), document.createElement(STAND_IN)];
    inner.textContent = text.data.toUpperCase();
    outer.append(inner);
    text.replaceWith(outer);
  }
}

interface Props {
  /** A text node next to an optional one. */
  first: string;
  second?: string | undefined;
  element?: string | undefined;
}

const Words = ({ first, second, element }: Props) => (
  <p>
    {second}
    {element && <b>{element}</b>}
    {first}
  </p>
);

const show = (props: Props) => {
  const { container, rerender } = render(<Words {...props} />);
  return { container, change: (next: Props) => rerender(<Words {...next} />), text: () => container.textContent };
};

test.each<[string, Props, Props, string]>([
  ['changes', { first: 'one' }, { first: 'two' }, 'two'],
  ['changes beside others', { first: 'one', second: 'zero ' }, { first: 'two', second: 'zero ' }, 'ZERO two'],
  ['is removed', { first: 'one', second: 'zero ' }, { first: 'one' }, 'ONE'],
  ['is added', { first: 'one' }, { first: 'one', second: 'zero ' }, 'zero ONE'],
  ['gets an element before it', { first: 'one' }, { first: 'one', element: 'bold ' }, 'bold ONE'],
  ['stays while an element is removed', { first: 'one', element: 'bold ' }, { first: 'one' }, 'ONE'],
])('a translated text that %s shows the right text', (_what, before, after, expected) => {
  const { container, change, text } = show(before);
  translate(container);
  change(after);
  expect(text()).toBe(expected);
  translate(container);
  change(before);
  translate(container);
  expect(text()).toBe(`${before.second ?? ''}${before.element ?? ''}${before.first}`.toUpperCase());
});

test('updates work if a translator inserts each translation before removing the text', () => {
  const { container, change, text } = show({ first: 'one', second: 'zero ' });
  for (const node of [...(container.firstElementChild?.childNodes ?? [])]) {
    const font = document.createElement(STAND_IN);
    font.textContent = (node.textContent ?? '').toUpperCase();
    node.parentNode?.insertBefore(font, node);
    node.parentNode?.removeChild(node);
  }
  change({ first: 'two' });
  expect(text()).toBe('two');
});

test('removing an element from the wrong parent still throws', () => {
  const parent = document.createElement('p');
  expect(() => parent.removeChild(document.createElement('b'))).toThrow();
});
