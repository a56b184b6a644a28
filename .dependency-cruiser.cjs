const GENERATED = '\\.generated\\.ts$';
const TEST = '(\\.(test|fixture)\\.tsx?$|/test/|/e2e/)';

/** The modules of the backend in order: each one can import only modules before it. */
const MODULES = [
  'site',
  'users',
  'standing',
  'activities',
  'accounts',
  'photos',
  'cities',
  'places',
  'imports',
  'reviews',
  'favorites',
  'reports',
  'moderation',
  'stats',
  'webhooks',
];
const oneWay = MODULES.slice(0, -1).map((module, i) => ({
  name: 'be-modules-go-one-way',
  comment: MODULES.join(' <- '),
  severity: 'error',
  from: { path: `^backend/src/modules/${module}/` },
  to: { path: `^backend/src/modules/(${MODULES.slice(i + 1).join('|')})/` },
}));

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    { name: 'no-cross-workspace', severity: 'error', from: { path: '^(frontend|backend)/' }, to: { path: '^(frontend|backend)/', pathNot: '^$1/' } },
    { name: 'no-test-in-source', severity: 'error', from: { pathNot: TEST }, to: { path: TEST } },

    { name: 'be-core-knows-no-module', severity: 'error', from: { path: '^backend/src/core/' }, to: { path: '^backend/src/(modules|server|art|sample)/' } },
    { name: 'be-art-is-pure', severity: 'error', from: { path: '^backend/src/art/', pathNot: TEST }, to: { pathNot: '^backend/src/art/' } },
    {
      name: 'be-module-door',
      severity: 'error',
      from: { path: '^backend/src/modules/([^/]+)/' },
      to: { path: '^backend/src/modules/[^/]+/', pathNot: ['^backend/src/modules/$1/', '^backend/src/modules/[^/]+/index\\.ts$'] },
    },
    {
      name: 'be-module-door-from-outside',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: '^backend/src/modules/' },
      to: { path: '^backend/src/modules/[^/]+/', pathNot: '^backend/src/modules/[^/]+/index\\.ts$' },
    },
    ...oneWay,
    {
      name: 'be-no-sql-at-the-edge',
      severity: 'error',
      from: { path: '\\.(resolver|rest)\\.ts$' },
      to: { path: '(node_modules/(typeorm|pg)(/|$)|^backend/src/core/db/)' },
    },
    {
      name: 'be-no-transport-in-services',
      severity: 'error',
      from: { path: '\\.(service|query|policy|loader)\\.ts$' },
      to: { path: 'node_modules/(graphql|express|passport|@apollo/server)(/|$)' },
    },

    {
      name: 'fe-shared-knows-no-feature',
      comment: 'ui, lib <- widgets (what several features show and that reads or writes by itself) <- features <- app',
      severity: 'error',
      from: { path: '^frontend/src/(ui|lib|graphql|widgets)/' },
      to: { path: '^frontend/src/(features|app)/' },
    },
    { name: 'fe-ui-knows-no-widget', severity: 'error', from: { path: '^frontend/src/(ui|lib|graphql)/' }, to: { path: '^frontend/src/widgets/' } },
    {
      name: 'fe-only-router-opens-screens',
      severity: 'error',
      from: { path: '^frontend/src/', pathNot: ['^frontend/src/app/', '^frontend/src/features/[^/]+/screens/'] },
      to: { path: '/screens/' },
    },
    { name: 'fe-features-know-no-app', severity: 'error', from: { path: '^frontend/src/features/' }, to: { path: '^frontend/src/app/' } },
    {
      name: 'fe-components-stay-home',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/', pathNot: ['/screens/', GENERATED] },
      to: { path: '^frontend/src/features/[^/]+/', pathNot: ['^frontend/src/features/$1/', GENERATED] },
    },
    {
      name: 'fe-feature-door',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/screens/', pathNot: GENERATED },
      to: { path: '^frontend/src/features/[^/]+/', pathNot: ['^frontend/src/features/$1/', '^frontend/src/features/[^/]+/index\\.ts$', GENERATED] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
