import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runQuietly } from '../process/child.mjs';
import { tempTree } from '../checkout/temp-tree.mjs';
import { planted, tsconfig } from './planted.mjs';

const repository = resolve(__dirname, '../..');
const rule = (file, root) =>
  runQuietly({ command: process.execPath, args: [join(__dirname, file), root], cwd: root });

let tree;
let imports;
let lint;
let dead;
let layout;

beforeAll(async () => {
  tree = tempTree(planted(repository));
  // What a workspace install would link.
  for (const name of ['mf-agreements', 'mf-offers', 'server', 'shell', 'e2e']) {
    tree.write(`${name}/tsconfig.json`, tsconfig);
    tree.write(`${name}/node_modules/.keep`, '');
    symlinkSync(join(tree.root, 'shared'), join(tree.root, name, 'node_modules', 'shared'), 'junction');
  }
  tree.write('shared/tsconfig.json', tsconfig);
  const knip = join(repository, 'node_modules', 'knip', 'bin', 'knip.js');
  [imports, lint, dead, layout] = await Promise.all([
    rule('imports.mjs', tree.root),
    rule('lint.mjs', tree.root),
    runQuietly({ command: process.execPath, args: [knip, '--no-config-hints'], cwd: tree.root }),
    rule('layout.mjs', tree.root),
  ]);
  // Four whole programs on a machine that may have other things to do.
});

afterAll(() => tree.remove());

describe('import rules', () => {
  it.each([
    ['area-alone', 'mf-agreements/src/list.page.tsx → mf-offers/src/offers.ts'],
    ['area-alone', 'mf-agreements/src/list.page.tsx → shell/src/suite.ts'],
    ['api-behind-queries', 'mf-agreements/src/list.page.tsx → mf-agreements/src/agreements.api.ts'],
    ['api-is-transport', 'mf-agreements/src/agreements.api.ts → mf-agreements/src/paging.ts'],
    ['one-axios', 'mf-agreements/src/paging.ts → mf-agreements/node_modules/axios/index.js'],
    ['area-libraries', 'mf-agreements/src/paging.ts → mf-agreements/node_modules/axios/index.js'],
    ['tooling-apart', 'mf-agreements/src/paging.ts → tooling/preset.mjs'],
    ['queries-below-pages', 'mf-agreements/src/agreements.queries.ts → mf-agreements/src/list.page.tsx'],
    ['shared-by-its-doors', 'mf-agreements/src/list.page.tsx → shared/src/ui/button.tsx'],
    ['tray-in-the-shell', 'mf-agreements/src/list.page.tsx → shared/src/tray/transfers.ts'],
    ['shell-without-areas', 'shell/src/suite.ts → mf-offers/src/offers.ts'],
    ['shared-knows-nobody', 'shared/src/ui/button.tsx → shell/src/suite.ts'],
    ['contract-alone', 'shared/src/contract/agreement/agreement.ts → shared/src/ui/ui.ts'],
    ['shaken-door-by-name', 'shared/src/next-page/next-page.ts → shared/src/ui/ui.ts'],
    ['server-takes-the-contract', 'server/src/agreements/agreements.service.ts → shared/src/ui/ui.ts'],
    [
      'modules-meet-at-services',
      'server/src/agreements/agreements.service.ts → server/src/users/users.repository.ts',
    ],
    [
      'routes-ask-services',
      'server/src/agreements/agreements.routes.ts → server/src/agreements/agreements.repository.ts',
    ],
    [
      'decisions-are-pure',
      'server/src/agreements/agreements.policy.ts → server/src/agreements/agreements.repository.ts',
    ],
    ['repository-is-the-end', 'server/src/users/users.repository.ts → server/src/users/users.service.ts'],
    ['service-below-routes', 'server/src/users/users.service.ts → server/src/users/users.routes.ts'],
    ['ground-below-modules', 'server/src/platform/clock.ts → server/src/users/users.repository.ts'],
    ['journeys-see-the-screen', 'e2e/src/login.spec.ts → shell/src/suite.ts'],
    ['found', 'mf-offers/src/offers.ts → left-pad'],
    ['no-circle', 'server/src/users/users.repository.ts'],
  ])('%s finds %s', (name, arrow) => {
    expect(imports.code).toBe(1);
    expect(imports.output).toContain(`${name}: ${arrow}`);
  });

  it('no-folder-back finds two folders that know each other', () => {
    expect(imports.output).toContain('no-folder-back: mf-offers/src/card and mf-offers/src/edit');
  });

  it('let through what the architecture asks for', () => {
    expect(imports.output).not.toMatch(/agreements\.service\.ts → server\/src\/users\/users\.service/);
    expect(imports.output).not.toContain(
      'shaken-door-by-name: shared/src/next-page/next-page.ts → shared/src/http',
    );
    expect(imports.output).not.toMatch(/→ shared\/src\/contract\/agreement\.ts/);
    expect(imports.output).not.toMatch(/queries\.ts → mf-agreements\/src\/agreements\.api/);
  });

  it('fail when nothing could be read, instead of finding nothing wrong', async () => {
    const empty = tempTree({
      'package.json': '{}',
      'shared/package.json': '{ "exports": {} }',
      'shared/src/readme.md': '',
    });
    const { code, output } = await rule('imports.mjs', empty.root);
    empty.remove();
    expect(code).toBe(1);
    expect(output).toContain('shared/src: no module was read');
  });
});

describe('rules of the code', () => {
  it.each([
    'typescript(no-explicit-any)',
    'typescript(no-non-null-assertion)',
    'typescript(ban-ts-comment)',
    'eslint(no-empty)',
    'eslint(no-console)',
    'eslint(max-params)',
    'eslint(no-warning-comments)',
    'house(whole-tests)',
    'react-hooks(rules-of-hooks)',
    'house(function-length)',
    'house(kind-in-its-room)',
    'house(promise)',
    'house(secure-context)',
    // These ask the compiler.
    'typescript(no-floating-promises)',
    'typescript(no-unsafe-assignment)',
  ])('%s fires', (name) => {
    expect(lint.code).toBe(1);
    expect(lint.output).toContain(name);
  });

  it('what only https has is found where nothing answers its absence', () => {
    expect(lint.output.match(/is missing over plain http/g)).toHaveLength(3);
  });

  it('a kind named where any kind may come is found, and let be in its own rooms', () => {
    const named = lint.output.split('\n\n').filter((fault) => fault.includes('house(kind-in-its-room)'));
    expect(named).toHaveLength(3);
    for (const fault of named) expect(fault).toContain('server/src/comments/comments.repository.ts');
  });

  it('a comment cannot switch a rule off', () => {
    expect(layout.output).toContain('mf-offers/src/silenced.ts: a comment switches a rule off');
  });
});

describe('dead code', () => {
  it('a file nobody needs and an export nobody imports are found', () => {
    expect(dead.code).not.toBe(0);
    expect(dead.output).toContain('mf-offers/src/forgotten.ts');
    expect(dead.output).toContain('unusedLabel');
  });

  it('a dependency nobody imports is found', () => {
    expect(dead.output).toContain('unused-library');
  });
});

describe('names and sizes', () => {
  it('are held for a whole tree', () => {
    expect(layout.code).toBe(1);
    expect(layout.output).toContain('mf-offers/src/utils.ts');
    expect(layout.output).toContain('mf-offers/src/long.ts: 251 lines');
  });
});
