/*
 * Browsers translate a page by replacing its text nodes with elements (Chrome: <font><font>…</font></font>). React does not know this: it would
 * update detached text nodes, and throw when it removes one. So this module remembers the replacement of each text node and applies React's changes
 * to it: https://github.com/facebook/react/issues/11538
 */

/** Replacement element of each text node. */
const standIns = new WeakMap<Node, Element>();
/** Elements that already replace a text node. */
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

/**
 * Makes React work on pages that the browser translates: text changes stay visible, and the browser translates them again. Call it once, before the
 * first render.
 */
export function outliveTranslation(): void {
  const observer = new MutationObserver(keepInMind);
  observer.observe(document, { childList: true, subtree: true });

  /** Returns the replacement of a text node, including changes not yet observed. */
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
