const { TestEnvironment } = require('jest-environment-jsdom');
const { forgetFiles } = require('./forget-file.cjs');
const { takeStock } = require('./stock.cjs');
require('./leave-at-once.cjs');

/** Globals that jsdom lacks, and that MUI, Apollo Client and React Router use while they load. */
const MISSING = [
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'fetch',
  'Headers',
  'Response',
  'ReadableStream',
  'TransformStream',
  'TextDecoderStream',
  'Uint8Array',
  'BroadcastChannel',
];

/** Node's Request that accepts an AbortSignal of jsdom. Newer Node versions refuse these, because they are not Node's own. */
class DocumentRequest extends globalThis.Request {
  constructor(input, { signal, ...init } = {}) {
    super(input, init);
    if (signal) Object.defineProperty(this, 'signal', { value: signal });
  }
}

/** Prevents Emotion from inserting style elements. All other elements can be inserted. */
function leaveOutStyles({ HTMLHeadElement }) {
  const { insertBefore } = HTMLHeadElement.prototype;
  HTMLHeadElement.prototype.insertBefore = function insert(node, next) {
    return node.dataset?.emotion ? node : insertBefore.call(this, node, next);
  };
}

/** Resets the page after a test file: URL, storage, elements, attributes, cookies. */
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
 * A jsdom page without the styles of components: computing them would take most of the time of a test. The browser tests check the looks.
 * A test file that needs styles begins with `@jest-environment-options {"hasStyles": true}`.
 */
class Page extends TestEnvironment {
  #restore;
  #forgetFile;

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
    // an empty list means that no page load took place
    Object.assign(this.global.performance, { getEntriesByType: () => [], mark: (name) => ({ name }) });
    // a timer of a finished test file can call these during the next one
    Object.assign(this.global.URL, { createObjectURL: () => 'blob:http://localhost/', revokeObjectURL() {} });
    this.#forgetFile = forgetFiles(this.global);
    this.#restore = takeStock(this.global);
  }

  /** Runs before each test file. */
  async setup() {
    await super.setup();
    this.#restore();
    clearPage(this.global);
  }

  /** Keeps the page, because the next test file uses it too. */
  async teardown() {
    this.#forgetFile();
  }
}

const pages = new Map();

/** One page for all test files of a worker, because they share modules (shared-runtime.cjs), and one for the files that need styles. */
module.exports = class {
  constructor(config, context) {
    const key = JSON.stringify(config.projectConfig.testEnvironmentOptions);
    if (!pages.has(key)) pages.set(key, new Page(config, context));
    return pages.get(key);
  }
};
