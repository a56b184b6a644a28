const fs = require('node:fs');

const GENERATED = '\\.generated\\.ts$';
const TEST = '(\\.(test|fixture)\\.tsx?$|/test/|/e2e/)';

/** The modules of the backend in order: each one can import only modules before it. */
const MODULES = [
  'site',
  'users',
  'standing',
  'activities',
  'accounts',
  'settings',
  'photos',
  'cities',
  'places',
  'categories',
  'attributes',
  'search-terms',
  'imports',
  'maps',
  'reviews',
  'favorites',
  'reports',
  'moderation',
  'stats',
  'webhooks',
  'bin',
  'setup',
  'system',
];
const listed = fs.readdirSync(`${__dirname}/backend/src/modules`).sort();
if (listed.join() !== [...MODULES].sort().join()) throw new Error(`The modules of .dependency-cruiser.cjs are not those of backend/src/modules: ${listed}`);

const oneWay = MODULES.slice(0, -1).map((module, i) => ({
  name: 'be-modules-go-one-way',
  comment: MODULES.join(' <- '),
  severity: 'error',
  from: { path: `^backend/src/modules/${module}/` },
  to: { path: `^backend/src/modules/(${MODULES.slice(i + 1).join('|')})/` },
}));

const foldersIn = (area) =>
  fs
    .readdirSync(`${__dirname}/${area}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${area}/${name}`);

/** Folders that others may only import through their `index.ts`. Dialogs and other lazy parts are loaded from their own file. Modules have rules of their own. */
const ROOMS = [
  ...['frontend/src/lib', 'frontend/src/ui', 'frontend/src/widgets', 'backend/src/core', 'backend/src/server'].flatMap(foldersIn),
  ...['art', 'backup', 'doctor', 'map-picture', 'packs', 'sample'].map((room) => `backend/src/${room}`),
];
const roomDoors = ROOMS.map((room) => ({
  name: 'room-door',
  severity: 'error',
  from: { path: '^(frontend|backend)/src/', pathNot: [`^${room}/`, TEST] },
  to: { path: `^${room}/`, pathNot: [`^${room}/index\\.ts$`, GENERATED], dependencyTypesNot: ['dynamic-import'] },
}));

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-cross-workspace', severity: 'error', from: { path: '^(frontend|backend)/' }, to: { path: '^(frontend|backend)/', pathNot: '^$1/' } },
    { name: 'no-test-in-source', severity: 'error', from: { pathNot: TEST }, to: { path: TEST } },

    {
      name: 'be-core-knows-no-module',
      severity: 'error',
      from: { path: '^backend/src/core/' },
      to: { path: '^backend/src/(modules|server|art|map-picture|packs|sample)/' },
    },
    {
      name: 'be-map-picture-knows-no-module',
      severity: 'error',
      from: { path: '^backend/src/map-picture/' },
      to: { path: '^backend/src/(modules|server)/' },
    },
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
      name: 'be-room-door',
      comment: 'a room of a module is entered by index.ts (for the other files of the module) or api.ts (what the schema and the routes are made of)',
      severity: 'error',
      from: { path: '^backend/src/modules/([^/]+)/([^/]+)', pathNot: TEST },
      to: { path: '^backend/src/modules/$1/[^/]+/', pathNot: ['^backend/src/modules/$1/$2/', '^backend/src/modules/$1/[^/]+/(index|api)\\.ts$'] },
    },
    {
      name: 'be-api-only-at-the-edge',
      severity: 'error',
      from: { path: '^backend/src/modules/', pathNot: ['/index\\.ts$', '/api\\.ts$', '\\.(resolver|rest|json)\\.ts$', TEST] },
      to: { path: '^backend/src/modules/.+/api\\.ts$' },
    },
    ...roomDoors,
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
    {
      name: 'fe-toasts-by-one-hook',
      comment: 'useNotify shows toasts; the app only sets the library up',
      severity: 'error',
      from: { path: '^frontend/src/', pathNot: ['^frontend/src/ui/toast/', '^frontend/src/app/', '^frontend/src/main\\.tsx$', TEST] },
      to: { path: 'node_modules/notistack(/|$)' },
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
