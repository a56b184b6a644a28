/** React's own marks stay: it would listen to a document a second time without them. */
const OF_REACT = /^_+react/i;

/**
 * Notes what the objects of a page are like that tests replace parts of.
 * @param window a page's
 * @returns a function that puts them back; globals that have come since stay, as shared modules may have made them
 */
exports.takeStock = (window) => {
  const { document, navigator, performance, Element, HTMLElement, Navigator, Storage, URL } = window;
  const objects = [document, navigator, performance, URL, ...[Element, HTMLElement, Navigator, Storage, window.Document].map(({ prototype }) => prototype)];
  const stock = [window, ...objects].map((object) => [object, Object.getOwnPropertyDescriptors(object)]);
  return () => {
    for (const [object, before] of stock) {
      for (const key of Reflect.ownKeys(object)) {
        if (object !== window && !Object.hasOwn(before, key) && !OF_REACT.test(String(key))) Reflect.deleteProperty(object, key);
      }
      for (const key of Reflect.ownKeys(before)) putBack(object, key, before[key]);
    }
  };
};

function putBack(object, key, before) {
  const now = Object.getOwnPropertyDescriptor(object, key);
  // jest gives each file a console of its own
  if (key === 'console' || (now?.value === before.value && now?.get === before.get)) return;
  Reflect.defineProperty(object, key, before);
}
