const { TestEnvironment } = require('jest-environment-jsdom');

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

/**
 * Without the components' own styles, as jsdom would spend more time on computing them than on all the rest; how things look is for the
 * journeys in a browser. A file for which they matter begins with `@jest-environment-options {"hasStyles": true}`.
 */
module.exports = class extends TestEnvironment {
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
  }
};
