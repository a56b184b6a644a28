/** Returns the landmark that contains an element. Two navigations have the same links, and one of them is hidden: their labels tell them apart. */
function landmarkOf(element: Element): string {
  const landmark = element.closest('main, header, nav');
  return landmark ? `${landmark.tagName} ${landmark.getAttribute('aria-label') ?? ''}` : '';
}

/** Returns the element of the client that corresponds to a link or a field of the first paint. */
function counterpart(root: Element, { kind, landmark, href }: Active): HTMLElement | undefined {
  const all = root.querySelectorAll<HTMLElement>(kind === 'link' ? 'a[href]' : 'input:not([type=checkbox])');
  return [...all].find((element) => landmarkOf(element) === landmark && (kind === 'field' || element.getAttribute('href') === href));
}

interface Active {
  kind: 'link' | 'field';
  landmark: string;
  href: string | null;
  text: string;
}

/** Types a text into a field that React controls. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Watches the first paint, so that its focus and the text that a visitor types are not lost when the client replaces it.
 * @returns a function that gives both to the client's elements; to be called right after the replacement
 */
export function watchFirstPaint(root: Element): () => void {
  let active: Active | undefined;
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLElement)) return;
    const field = target instanceof HTMLInputElement ? target : undefined;
    active = { kind: field ? 'field' : 'link', landmark: landmarkOf(target), href: target.getAttribute('href'), text: field?.value ?? '' };
  };
  const forget = () => {
    // An element that is being removed loses the focus, too. The replacement ends before the microtask, a visitor's step to another element does not.
    const left = active;
    queueMicrotask(() => {
      if (active === left) active = undefined;
    });
  };
  const events = { focusin: note, input: note, focusout: forget };
  for (const [name, listener] of Object.entries(events)) root.addEventListener(name, listener);
  if (document.activeElement && root.contains(document.activeElement)) note({ target: document.activeElement } as unknown as Event);
  return () => {
    for (const [name, listener] of Object.entries(events)) root.removeEventListener(name, listener);
    const found = active && counterpart(root, active);
    if (!active || !found) return;
    found.focus({ preventScroll: true });
    if (found instanceof HTMLInputElement && found.value !== active.text) type(found, active.text);
  };
}
