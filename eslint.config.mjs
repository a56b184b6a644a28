import js from '@eslint/js';
import graphql from '@graphql-eslint/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const TYPESCRIPT = ['**/*.ts', '**/*.tsx'];
const SCRIPTS = ['**/*.mjs', '**/*.cjs'];
const TESTS = ['**/*.test.ts', '**/*.test.tsx', 'backend/test/**', 'frontend/test/**', 'e2e/**', 'trust/**'];

export default tseslint.config(
  { ignores: ['**/node_modules/', '**/dist/', '.data/', '**/*.generated.ts', 'frontend/public/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: TYPESCRIPT,
    extends: [js.configs.recommended, ...tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // Entities, inputs and resolvers are classes because their decorators need one.
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Object types and inputs are classes for their decorators only; plain objects of their shape serve as well.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // Express 5 and React take promises where their types say void.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      // Methods of one interface stay promises where one of them has nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      'max-lines': ['error', { max: 250 }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  { files: ['backend/src/sample/**', ...TESTS], rules: { 'max-lines': 'off' } },
  { files: ['backend/src/server/startup/**', 'backend/src/cli/**', 'e2e/support/**'], rules: { 'no-console': 'off' } },
  {
    files: ['backend/src/**'],
    ignores: ['backend/src/core/config/**', 'backend/src/server/main.ts', 'backend/src/cli/citypins.ts', '**/*.test.ts'],
    rules: { 'no-restricted-properties': ['error', { object: 'process', property: 'env', message: 'Only core/config reads the environment.' }] },
  },
  { files: ['frontend/src/**/*.tsx', 'frontend/src/**/*.ts'], ...reactHooks.configs.flat.recommended },
  {
    files: SCRIPTS,
    extends: [js.configs.recommended],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        performance: 'readonly',
        fetch: 'readonly',
        module: 'writable',
        require: 'readonly',
        globalThis: 'readonly',
        Buffer: 'readonly',
        AbortSignal: 'readonly',
      },
    },
  },
  {
    files: ['frontend/src/**/*.graphql'],
    languageOptions: { parser: graphql.parser, parserOptions: { graphQLConfig: { schema: './schema.graphql', documents: 'frontend/src/**/*.graphql' } } },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      '@graphql-eslint/fields-on-correct-type': 'error',
      '@graphql-eslint/known-argument-names': 'error',
      '@graphql-eslint/no-unused-variables': 'error',
      '@graphql-eslint/no-unused-fragments': 'error',
      '@graphql-eslint/unique-operation-name': 'error',
      '@graphql-eslint/unique-fragment-name': 'error',
    },
  },
  {
    files: ['schema.graphql'],
    languageOptions: { parser: graphql.parser, parserOptions: { graphQLConfig: { schema: './schema.graphql' } } },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      '@graphql-eslint/require-description': [
        'error',
        { types: true, FieldDefinition: true, InputValueDefinition: true, EnumValueDefinition: true, rootField: true },
      ],
      '@graphql-eslint/no-typename-prefix': 'error',
      '@graphql-eslint/naming-convention': [
        'error',
        { types: 'PascalCase', FieldDefinition: 'camelCase', EnumValueDefinition: 'UPPER_CASE', InputValueDefinition: 'camelCase' },
      ],
    },
  },
);
