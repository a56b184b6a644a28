/** TypeScript by SWC, as the build does it (decorators and their metadata included), but into the modules that jest runs. */
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

/** Packages that are ES modules only are compiled like our own files; jest runs CommonJS. */
const compiled = (...names) => [`/node_modules/(?!(${names.join('|')})/)`];

const empty = '<rootDir>/../scripts/jest/empty.cjs';
const extensionlessImports = { '^(\\.{1,2}/.*)\\.js$': '$1' };

export default {
  maxWorkers: '100%',
  // the longest: an API test's first request, which may wait for the other core
  testTimeout: 30_000,
  projects: [
    {
      displayName: 'backend',
      rootDir: 'backend',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{src,test}/**/*.test.ts'],
      setupFiles: ['reflect-metadata'],
      globalSetup: '<rootDir>/test/global-setup.mjs',
      globalTeardown: '<rootDir>/test/global-teardown.mjs',
      transform: swc(false),
      transformIgnorePatterns: compiled('uuid'),
      moduleNameMapper: extensionlessImports,
    },
    {
      displayName: 'frontend',
      rootDir: 'frontend',
      testEnvironment: '<rootDir>/../scripts/jest/jsdom-environment.cjs',
      testMatch: ['<rootDir>/{src,test}/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['@testing-library/jest-dom'],
      transform: swc(true),
      transformIgnorePatterns: compiled('react-leaflet', '@react-leaflet'),
      moduleNameMapper: { '\\.(css|svg|png)$': empty, '^@fontsource-variable/': empty },
    },
    {
      displayName: 'e2e',
      rootDir: 'e2e',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/**/*.test.ts'],
      globalSetup: '<rootDir>/support/global-setup.mjs',
      globalTeardown: '<rootDir>/support/global-teardown.mjs',
      transform: swc(false),
      moduleNameMapper: extensionlessImports,
    },
  ],
};
