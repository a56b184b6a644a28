const { TestEnvironment } = require('jest-environment-jsdom');
const { takeStock } = require('./stock.cjs');
require('./leave-at-once.cjs');

/** Platform classes that jsdom leaves out, and that MUI, Apollo Client and React Router use as they load. */
const MISSING = [
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'fetch',
  'Headers',
  'Response',
  'ReadableStream',
  'TransformStream',
  'Uint8Array',
  'BroadcastChannel',
];

/** Node's, with the signal of a jsdom document, which is none of Node's own: its newer versions refuse those. */
class DocumentRequest extends globalThis.Request {
  constructor(input, { signal, ...init } = {}) {
    super(input, init);
    if (signal) Object.defineProperty(this, 'signal', { value: signal });
  }
}

/** Keeps the styles of components out of a document, but lets everything else into its head. */
function leaveOutStyles({ HTMLHeadElement }) {
  const { insertBefore } = HTMLHeadElement.prototype;
  HTMLHeadElement.prototype.insertBefore = function insert(node, next) {
    return node.dataset?.emotion ? node : insertBefore.call(this, node, next);
  };
}

/** What a file may have changed of a page: address, storage, elements and their attributes. */
function clearPage({ window, document }) {
  window.history.replaceState(null, '', 'http://localhost/');
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0`;
}

/**
 * A page as jsdom makes it, without the components' own styles, as jsdom would spend more time on computing them than on all the rest; how
 * things look is for the journeys in a browser. A file for which they matter begins with `@jest-environment-options {"hasStyles": true}`.
 */
class Page extends TestEnvironment {
  #restore;

  constructor(config, context) {
    super(config, context);
    if (!config.projectConfig.testEnvironmentOptions.hasStyles) leaveOutStyles(this.global);
    for (const name of MISSING) this.global[name] = globalThis[name];
    this.global.Request = DocumentRequest;
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    this.global.IntersectionObserver ??= this.global.ResizeObserver;
    this.global.matchMedia ??= (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} });
    // a timer of a file may call them while the next one runs
    Object.assign(this.global.URL, { createObjectURL: () => 'blob:http://localhost/', revokeObjectURL() {} });
    this.#restore = takeStock(this.global);
  }

  /** Called for each file. */
  async setup() {
    await super.setup();
    this.#restore();
    clearPage(this.global);
  }

  /** The next file goes on with the page. */
  async teardown() {}
}

const pages = new Map();

/** One page for all test files of a worker, as they share modules (shared-runtime.cjs); one more for the files that want styles. */
module.exports = class {
  constructor(config, context) {
    const key = JSON.stringify(config.projectConfig.testEnvironmentOptions);
    if (!pages.has(key)) pages.set(key, new Page(config, context));
    return pages.get(key);
  }
};
