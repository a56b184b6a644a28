/** Matches React's markers on a document. Without them, React would add its listeners a second time. */
const OF_REACT = /^_+react/i;

/**
 * Records the properties of a page's global objects, which tests can replace.
 * @param window the window of a jsdom page
 * @returns a function that restores them; it keeps new globals, because shared modules can have created them
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
  // jest sets a new console for each test file
  if (key === 'console' || (now?.value === before.value && now?.get === before.get)) return;
  Reflect.defineProperty(object, key, before);
}
