const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const browser = '^(shell|shared|mf-[^/]+)/src/';
// Tests, and the builders they make their records with: a-user.ts, an-agreement.ts.
const test = '(\\.(test|builder)\\.tsx?|/an?-[a-z-]+\\.ts)$';
const notOnlyTypes = { dependencyTypesNot: ['type-only'] };
// Server folders that are no module of business: the ground everything stands on.
const ground = 'platform|lists|records|idempotency|calendar|grammar|migrations|testing';

// The doors of shared, read from its manifest, so that a new door is open at once and nothing else is.
const { exports: doors } = JSON.parse(readFileSync(join(process.cwd(), 'shared', 'package.json'), 'utf8'));
const doorFiles = Object.values(doors)
  .filter((file) => file.startsWith('./src/'))
  .map((file) => `^shared/${file.slice(2).replace(/\./g, '\\.').replace('*', '.+')}$`);

// Folders of the doors that the shell provides at run time (tooling/webpack.doors.mjs), and of what the shell, a page of one
// area alone or tests load and no area is shipped with.
const provided = 'http|query|session|alerts|realtime|area|ui|register|form|document';
const inShell = 'transfers|tray|standalone|testing';

module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Two files that need each other are one file, or one of them looks the wrong way.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: notOnlyTypes },
    },
    {
      name: 'found',
      comment: 'What is imported has to be there and to be named in the package.json of who imports it.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.css$' },
    },
    {
      name: 'area-alone',
      comment: 'An area is shipped alone: it knows neither the shell, nor another area, nor the server.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: '^(shell|server|e2e|bench|mf-[^/]+)/', pathNot: '^$1/' },
    },
    {
      name: 'area-libraries',
      comment:
        'Libraries with state or weight reach an area through the doors of shared, so that the shell provides each once.',
      severity: 'error',
      from: { path: '^mf-[^/]+/src/', pathNot: test },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'],
        pathNot: 'node_modules/(react|react-dom|@types/react|@types/react-dom|@tabler/icons-react)/|^shared/',
      },
    },
    {
      name: 'tray-in-the-shell',
      comment:
        'The window has one tray of transfers and one stack of alerts, and the shell shows them; an area begins a transfer by the doors of documents and registers, and raises an alert by that of alerts.',
      severity: 'error',
      from: { path: '^mf-[^/]+/' },
      to: { path: '^shared/src/(transfers|tray|alert-stack)/' },
    },
    {
      name: 'shaken-door-by-name',
      comment:
        'What is built into whoever imports it names the doors that the shell provides; by their files it would bring a second copy of them, and the gate would refuse the area.',
      severity: 'error',
      from: { path: '^shared/src/', pathNot: [`^shared/src/(${provided}|${inShell})/`, test] },
      to: { path: `^shared/src/(${provided})/`, dependencyTypes: ['local'] },
    },
    {
      name: 'shell-without-areas',
      comment: 'The shell loads areas at run time, by name; it builds without them.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(mf-[^/]+|server|e2e|bench)/' },
    },
    {
      name: 'shared-knows-nobody',
      comment: 'Shared is used by all packages and knows none of them.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(shell|server|e2e|bench|mf-[^/]+)/' },
    },
    {
      name: 'shared-by-its-doors',
      comment: 'What shared gives stands in the exports of its package.json; the rest is its own affair.',
      severity: 'error',
      from: { pathNot: '^shared/' },
      to: { path: '^shared/src/', pathNot: doorFiles },
    },
    {
      name: 'tooling-apart',
      comment: 'Tooling runs on Node beside the product and is no part of it.',
      severity: 'error',
      from: { path: '^[^/]+/src/', pathNot: test },
      to: { path: '^tooling/' },
    },
    {
      name: 'contract-alone',
      comment: 'The contract runs in browser and server alike: zod and its own files only.',
      severity: 'error',
      from: { path: '^shared/src/contract/', pathNot: test },
      to: { pathNot: '^shared/src/contract/|node_modules/zod/' },
    },
    {
      name: 'server-takes-the-contract',
      comment: 'Of shared the server takes the contract and the pure formats.',
      severity: 'error',
      from: { path: '^server/' },
      to: {
        path: '^(shared/(?!src/(?:contract|format)/)|tooling/(?!(webpack|jest)\\.mjs)|shell/|e2e/|bench/|mf-[^/]+/)',
      },
    },
    {
      name: 'journeys-see-the-screen',
      comment: 'A journey knows what an employee sees, and the labels of the contract; never the sources.',
      severity: 'error',
      from: { path: '^(e2e|bench)/' },
      to: { path: '^(shell|server|mf-[^/]+)/|^shared/src/(?!contract/)' },
    },
    {
      name: 'one-axios',
      comment: 'There is one transport: shared/http.',
      severity: 'error',
      from: { path: browser, pathNot: ['^shared/src/(http|testing)/', test] },
      to: { path: 'node_modules/axios/', ...notOnlyTypes },
    },
    {
      name: 'api-behind-queries',
      comment: 'Page → queries or mutations → api: a request is never made past the cache.',
      severity: 'error',
      from: { path: browser, pathNot: ['\\.(queries|mutations|api)\\.tsx?$', test] },
      to: { path: '\\.api\\.ts$', ...notOnlyTypes },
    },
    {
      name: 'api-is-transport',
      comment: 'An api file names addresses and shapes: shared/http and the contract are all it takes.',
      severity: 'error',
      from: { path: '\\.api\\.ts$' },
      to: { pathNot: '^shared/src/(http|contract)/|\\.api\\.ts$|/paths\\.ts$', ...notOnlyTypes },
    },
    {
      name: 'queries-below-pages',
      comment: 'Arrows go one way: what fetches does not know who shows.',
      severity: 'error',
      from: { path: '\\.(queries|mutations|api|slice)\\.ts$' },
      to: { path: '\\.(page|dialog|form)\\.tsx$' },
    },
    {
      name: 'modules-meet-at-services',
      comment:
        'Of another server module only its services, its rule of visibility, and the types of its tables and views are open.',
      severity: 'error',
      // The demo company fills the tables of all modules, as an import from another system would.
      from: { path: `^server/src/(?!(?:${ground}|demo)/)([^/]+)/`, pathNot: test },
      to: {
        path: `^server/src/(?!(?:${ground})/)[^/]+/`,
        pathNot: ['^server/src/$1/', '\\.service\\.ts$', '-visibility\\.ts$'],
        ...notOnlyTypes,
      },
    },
    {
      name: 'ground-below-modules',
      comment: 'The platform carries every module and calls none.',
      severity: 'error',
      from: { path: `^server/src/(${ground})/`, pathNot: [test, '/testing/'] },
      to: { path: `^server/src/(?!(?:${ground})/)[^/]+/`, ...notOnlyTypes },
    },
    {
      name: 'routes-ask-services',
      comment: 'Routes → service → repository: no step is skipped.',
      severity: 'error',
      from: { path: '^server/.*\\.routes\\.ts$' },
      to: { path: '\\.(repository|workflow)\\.ts$', ...notOnlyTypes },
    },
    {
      name: 'decisions-are-pure',
      comment: 'A policy, a workflow and a view decide from what they are given: no SQL and no service.',
      severity: 'error',
      from: { path: '^server/.*\\.(policy|workflow|view)\\.ts$' },
      to: {
        path: '\\.(service|repository|routes|job)\\.ts$|node_modules/(kysely|pg|fastify)/',
        ...notOnlyTypes,
      },
    },
    {
      name: 'repository-is-the-end',
      comment: 'A repository speaks to the database and calls nobody back.',
      severity: 'error',
      from: { path: '^server/.*\\.repository\\.ts$', pathNot: test },
      to: { path: '\\.(service|routes|job)\\.ts$', ...notOnlyTypes },
    },
    {
      name: 'service-below-routes',
      comment: 'A service does not know who asks.',
      severity: 'error',
      from: { path: '^server/.*\\.service\\.ts$' },
      to: { path: '\\.routes\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
