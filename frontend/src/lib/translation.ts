/*
 * Browsers translate a page by putting elements in the place of its texts (Chrome: <font><font>…</font></font>), of which React knows
 * nothing: it would change texts that nobody sees any more, and end with an error where it removes one. So what stands for a text is kept
 * in mind, and takes part in whatever is done to the text: https://github.com/facebook/react/issues/11538
 */

/** What a translator has put in the place of a text. */
const standIns = new WeakMap<Node, Element>();
/** Those that already stand for a text. */
const taken = new WeakSet<Element>();

const isStandIn = (node: Node | null): node is Element => node instanceof Element && node.localName === 'font' && !taken.has(node);

function keepInMind(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const text of removedNodes) {
      if (!(text instanceof Text) || text.parentNode) continue;
      const standIn = [...addedNodes, previousSibling, nextSibling].find(isStandIn);
      if (!standIn) continue;
      standIns.set(text, standIn);
      taken.add(standIn);
    }
  }
}

/** Lets the app go on where the browser translates the page: changed texts show, and the translator takes them up anew. To be called once, before anything is drawn. */
export function outliveTranslation(): void {
  const observer = new MutationObserver(keepInMind);
  observer.observe(document, { childList: true, subtree: true });

  /** What stands for a text below a parent, also since this very moment. */
  const standInOf = (text: Node, parent: Node | null): Element | undefined => {
    keepInMind(observer.takeRecords());
    const standIn = standIns.get(text);
    return standIn && (!parent || standIn.parentNode === parent) ? standIn : undefined;
  };

  const removeChild = Reflect.get<Node, 'removeChild'>(Node.prototype, 'removeChild');
  const insertBefore = Reflect.get<Node, 'insertBefore'>(Node.prototype, 'insertBefore');
  Node.prototype.removeChild = function removed<Child extends Node>(this: Node, child: Child): Child {
    const isGone = child instanceof Text && child.parentNode !== this;
    if (!isGone) return removeChild.call(this, child) as Child;
    standInOf(child, this)?.remove();
    return child;
  };
  Node.prototype.insertBefore = function inserted<Child extends Node>(this: Node, node: Child, before: Node | null): Child {
    const isGone = before instanceof Text && before.parentNode !== this;
    return insertBefore.call(this, node, isGone ? (standInOf(before, this) ?? null) : before) as Child;
  };

  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (this instanceof Text && !this.parentNode) standInOf(this, null)?.replaceWith(this);
      nodeValue?.set?.call(this, value);
    },
  });
}
