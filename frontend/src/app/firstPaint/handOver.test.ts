import { watchFirstPaint } from './handOver';

let root: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = document.getElementById('root') as HTMLElement;
  root.innerHTML = `<header><form><input name="search"></form></header>
    <nav aria-label="Bottom"><a href="/places">Places</a></nav><main><form><input name="search"></form><a href="/places">All</a></main>`;
});

const APP =
  '<header><input aria-label="header"><nav aria-label="Main"><a href="/places">Above</a></nav></header><main><input type="checkbox"><input aria-label="list"><a href="/places">In the page</a></main><nav aria-label="Bottom"><a href="/places">Below</a></nav>';
const at = (selector: string) => root.querySelector<HTMLElement>(selector) as HTMLElement;
function type(selector: string, text: string): void {
  const field = at(selector) as HTMLInputElement;
  field.focus();
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test.each([
  ['header', 'header input', 'header'],
  ['page', 'main input', 'list'],
])('what was typed in the %s is typed into its field of the app', (_where, selector, label) => {
  const handOver = watchFirstPaint(root);
  type(selector, 'old fort');
  root.innerHTML = APP;
  const typed: string[] = [];
  root.addEventListener('input', ({ target }) => typed.push((target as HTMLInputElement).value));
  handOver();
  expect(document.activeElement).toHaveAttribute('aria-label', label);
  expect(document.activeElement).toHaveValue('old fort');
  expect(typed).toEqual(['old fort']);
});

test('a focused link hands its focus to the same link of the same part of the page', () => {
  at('nav a').focus();
  const handOver = watchFirstPaint(root);
  root.innerHTML = APP;
  handOver();
  expect(document.activeElement).toHaveTextContent('Below');
});

test('nothing is focused if nothing was, or if the visitor has left the field', async () => {
  const handOver = watchFirstPaint(root);
  type('main input', 'old');
  at('main input').blur();
  await Promise.resolve();
  root.innerHTML = APP;
  handOver();
  expect(document.activeElement).toBe(document.body);
});
