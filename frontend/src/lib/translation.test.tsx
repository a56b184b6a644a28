import { render } from '@testing-library/react';
import { outliveTranslation } from './translation';

beforeAll(outliveTranslation);

/** Which no page of ours uses, but Chrome. */
const STAND_IN: string = 'font';

/** What Chrome does to a page that it translates; all it says is said louder. */
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
  /** A bare text beside one that is not always there. */
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
  ['goes', { first: 'one', second: 'zero ' }, { first: 'one' }, 'ONE'],
  ['comes', { first: 'one' }, { first: 'one', second: 'zero ' }, 'zero ONE'],
  ['has an element come before it', { first: 'one' }, { first: 'one', element: 'bold ' }, 'bold ONE'],
  ['stays while an element goes', { first: 'one', element: 'bold ' }, { first: 'one' }, 'ONE'],
])('a translated text that %s shows what it should', (_what, before, after, expected) => {
  const { container, change, text } = show(before);
  translate(container);
  change(after);
  expect(text()).toBe(expected);
  translate(container);
  change(before);
  translate(container);
  expect(text()).toBe(`${before.second ?? ''}${before.element ?? ''}${before.first}`.toUpperCase());
});

test('a page that is translated text by text, each put beside it before it is taken away, goes on as well', () => {
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

test('a text that was never there is no error of ours to hide for elements', () => {
  const parent = document.createElement('p');
  expect(() => parent.removeChild(document.createElement('b'))).toThrow();
});
