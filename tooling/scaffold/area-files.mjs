import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestOf } from '../checkout/workspace.mjs';
import { readData } from '../read-area.mjs';
import { areaReadme } from './area-readme.mjs';
import { listPage, listTest } from './list-page.mjs';
import { resources } from './resources.mjs';

/** What is alike in every area is taken from this one, so that a new area is what the others are today. */
const MODEL = 'mf-offers';
const ALIKE = ['webpack.config.js', 'jest.config.js', 'tsconfig.json', 'src/standalone.tsx'];

/** The files of a new area, by their path inside its folder: it builds, passes its tests and shows a real list at once. */
export function areaFiles({ root, request }) {
  const alike = ALIKE.filter((file) => existsSync(join(root, MODEL, file)));
  return {
    'README.md': areaReadme(request),
    'package.json': manifest({ root, request }),
    ...Object.fromEntries(
      alike.map((file) => [
        file,
        readFileSync(join(root, MODEL, file), 'utf8').replaceAll(MODEL, request.name),
      ]),
    ),
    'src/area.ts': area({ ...request, contract: contractOf(root) }),
    'src/area.test.ts': areaTest(request),
    'src/module.tsx': module(request),
    'src/paths.ts': paths(request),
    [`src/list/${request.subject}-defaults.ts`]: defaults(request),
    [`src/list/${request.subject}.page.tsx`]: listPage(request),
    [`src/list/${request.subject}.page.test.tsx`]: listTest(request),
  };
}

function manifest({ root, request }) {
  const model = JSON.stringify(manifestOf(join(root, MODEL)), null, 2);
  return `${JSON.stringify({ ...JSON.parse(model.replaceAll(MODEL, request.name)), version: '1.0.0' }, null, 2)}\n`;
}

function contractOf(root) {
  return readData(join(root, 'shared/src/contract/area/contract-version.ts')).CONTRACT_VERSION;
}

function area({ name, subject, title, resource, contract }) {
  const { permission } = resources[resource];
  const permissions = permission === null ? [] : [`permissions: ['${permission}'],`];
  const indented = (by) => permissions.map((line) => `${' '.repeat(by)}${line}\n`).join('');
  return `import { defineArea } from 'shared/area';

import { ${subject}Defaults } from './list/${subject}-defaults';
import { paths } from './paths';

export const area = defineArea({
  id: '${name}',
  title: '${title}',
  contract: '^${contract}',
  routes: [
    {
      id: '${subject}',
      path: paths.${subject}(),
      title: '${title}',
${indented(6)}      prefetch: [{ kind: 'list', resource: '${resource}', defaults: ${subject}Defaults }],
    },
  ],
  menu: [
    {
      title: '${title}',
      path: paths.${subject}(),
      group: 'common',
      order: 90,
      icon: 'book',
${indented(6)}    },
  ],
});
`;
}

function areaTest({ title }) {
  return `import { areaDefinition, satisfiesContract } from 'shared/contract/area/area';

import { area } from './area';
import module from './module';

describe('the area «${title}»', () => {
  it('is described so that the shell understands it, and fits the contract of today', () => {
    expect(areaDefinition.parse(area)).toEqual(area);
    expect(satisfiesContract(area.contract)).toBe(true);
  });

  it('has a page for each of its addresses', () => {
    expect(Object.keys(module.pages)).toEqual(area.routes.map((route) => route.id));
  });
});
`;
}

function module({ subject }) {
  return `import type { AreaModule } from 'shared/area';

export default {
  pages: {
    ${subject}: () => import('./list/${subject}.page'),
  },
} satisfies AreaModule;
`;
}

function paths({ subject, path }) {
  return `/** Addresses of the area. */
export const paths = {
  ${subject}: () => '${path}',
} as const;
`;
}

function defaults({ subject, title, resource }) {
  return `/** What the list «${title}» asks for when the address does not say otherwise; the shell's early request takes the same. */
export const ${subject}Defaults = { sort: '${resources[resource].sort}', per_page: '50' } as const;
`;
}
