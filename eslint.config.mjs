import graphql from '@graphql-eslint/eslint-plugin';

/** Must be the same for all files, because the plugin keeps the first configuration that it receives. */
const graphQLConfig = { schema: './schema.graphql', documents: 'frontend/src/**/*.graphql' };

/** Creates a configuration for GraphQL files. oxlint (.oxlintrc.json) lints all code. */
const graphqlRules = (files, rules) => ({
  files,
  languageOptions: { parser: graphql.parser, parserOptions: { graphQLConfig } },
  plugins: { '@graphql-eslint': graphql },
  rules: Object.fromEntries(Object.entries(rules).map(([name, options]) => [`@graphql-eslint/${name}`, options])),
});

export default [
  { ignores: ['**/node_modules/', '**/dist/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  graphqlRules(['frontend/src/**/*.graphql'], {
    'fields-on-correct-type': 'error',
    'known-argument-names': 'error',
    'no-unused-variables': 'error',
    'no-unused-fragments': 'error',
    'unique-operation-name': 'error',
    'unique-fragment-name': 'error',
  }),
  graphqlRules(['schema.graphql'], {
    'require-description': ['error', { types: true, FieldDefinition: true, InputValueDefinition: true, EnumValueDefinition: true, rootField: true }],
    'no-typename-prefix': 'error',
    'naming-convention': ['error', { types: 'PascalCase', FieldDefinition: 'camelCase', EnumValueDefinition: 'UPPER_CASE', InputValueDefinition: 'camelCase' }],
  }),
];
