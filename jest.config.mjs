/** Compiles TypeScript with SWC like the build, with decorator metadata, but to CommonJS modules for jest. */
const swc = (tsx) => ({
  '^.+\\.(t|j)sx?$': [
    '@swc/jest',
    {
      swcrc: false,
      jsc: {
        parser: { syntax: 'typescript', tsx, decorators: true },
        target: 'es2022',
        transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false, react: { runtime: 'automatic' } },
        keepClassNames: true,
      },
      module: { type: 'commonjs' },
    },
  ],
});

/** Returns a pattern that makes jest compile these packages too. They are ES modules or import some, and jest runs CommonJS. */
const compiled = (...names) => [`/node_modules/(?!(${names.join('|')})/)`];

const ofBackend = compiled(
  'uuid',
  'p-limit',
  'yocto-queue',
  'file-type',
  'strtok3',
  'token-types',
  '@tokenizer',
  '@borewit',
  'uint8array-extras',
  'thumbhash',
  'hyparquet',
  'hyparquet-compressors',
  'hyparquet-writer',
  'fzstd',
  'geojson-vt',
  'hysnappy',
  '@seriousme',
  'json-stringify-pretty-compact',
  'leven',
  'pmtiles',
  'polylabel',
  'tinyqueue',
  'entities',
  'htmlparser2',
  'domhandler',
  'domelementtype',
  'domutils',
  'dom-serializer',
  '@opentelemetry/otlp-exporter-base',
);

const empty = '<rootDir>/scripts/jest/empty.cjs';
const extensionlessImports = { '^(\\.{1,2}/.*)\\.js$': '$1' };

export default {
  maxWorkers: '100%',
  // the first page of a browser test can take long on a busy machine
  testTimeout: 60_000,
  projects: [
    {
      displayName: 'backend',
      roots: ['<rootDir>/backend'],
      testEnvironment: '<rootDir>/scripts/jest/shared-node-environment.cjs',
      runtime: '<rootDir>/scripts/jest/shared-runtime.cjs',
      testMatch: ['<rootDir>/backend/{src,test}/**/*.test.ts'],
      setupFiles: ['<rootDir>/backend/test/setup.ts'],
      globalSetup: '<rootDir>/backend/test/global-setup.mjs',
      globalTeardown: '<rootDir>/backend/test/global-teardown.mjs',
      transform: swc(false),
      transformIgnorePatterns: ofBackend,
      moduleNameMapper: extensionlessImports,
    },
    {
      displayName: 'frontend',
      roots: ['<rootDir>/frontend'],
      testEnvironment: '<rootDir>/scripts/jest/jsdom-environment.cjs',
      runtime: '<rootDir>/scripts/jest/shared-runtime.cjs',
      testMatch: ['<rootDir>/frontend/{src,test}/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/frontend/test/setup.ts'],
      transform: swc(true),
      transformIgnorePatterns: compiled('react-leaflet', '@react-leaflet', 'thumbhash', 'protomaps-leaflet', '@mapbox', 'pbf'),
      moduleNameMapper: { '\\.(css|svg|png)$': empty, '^@fontsource-variable/': empty },
    },
    {
      displayName: 'e2e',
      roots: ['<rootDir>/e2e'],
      testEnvironment: '<rootDir>/scripts/jest/shared-node-environment.cjs',
      runtime: '<rootDir>/scripts/jest/shared-runtime.cjs',
      testMatch: ['<rootDir>/e2e/**/*.test.ts'],
      setupFiles: ['<rootDir>/e2e/support/worker-app.ts'],
      setupFilesAfterEnv: ['<rootDir>/e2e/support/hooks.ts'],
      globalSetup: '<rootDir>/e2e/support/global-setup.mjs',
      globalTeardown: '<rootDir>/e2e/support/global-teardown.mjs',
      transform: swc(false),
      transformIgnorePatterns: ofBackend,
      moduleNameMapper: extensionlessImports,
    },
    {
      // only for `npm run test:security`, `test:reliability` and `test:cluster`: these tests are slow and measure times
      displayName: 'trust',
      roots: ['<rootDir>/trust'],
      testEnvironment: 'node',
      testMatch: ['<rootDir>/trust/**/*.test.ts'],
      setupFiles: ['<rootDir>/backend/test/setup.ts'],
      setupFilesAfterEnv: ['<rootDir>/e2e/support/hooks.ts'],
      globalSetup: '<rootDir>/trust/support/global-setup.mjs',
      transform: swc(false),
      transformIgnorePatterns: ofBackend,
      moduleNameMapper: extensionlessImports,
    },
  ],
};
