const { TestEnvironment } = require('jest-environment-jsdom');

/** Platform classes that jsdom leaves out, and that MUI, Apollo Client and React Router use as they load. */
const MISSING = [
  'TextEncoder', 'TextDecoder', 'structuredClone', 'fetch', 'Headers', 'Request', 'Response', 'ReadableStream', 'TransformStream',
  'Uint8Array', 'BroadcastChannel',
];

module.exports = class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    for (const name of MISSING) this.global[name] = globalThis[name];
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    this.global.IntersectionObserver ??= this.global.ResizeObserver;
    this.global.matchMedia ??= (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} });
  }
};
