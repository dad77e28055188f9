import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const manifest = (name, rest = {}) => JSON.stringify({ name, version: '1.0.0', type: 'module', ...rest });

/** A tsconfig that needs nothing of the workspace. */
export const tsconfig = JSON.stringify({
  compilerOptions: {
    target: 'ES2023',
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    types: [],
  },
  include: ['src'],
});

/** A small workspace that breaks each rule of the repository once, and keeps it once where that is told apart. */
export function planted(repository) {
  return {
    'package.json': manifest('planted', { private: true, dependencies: { 'unused-library': '1.0.0' } }),
    'pnpm-workspace.yaml': 'packages: [shell, mf-*, shared, server, e2e]\n',
    'knip.json': readFileSync(join(repository, 'knip.json'), 'utf8'),
    '.oxlintrc.json': readFileSync(join(repository, '.oxlintrc.json'), 'utf8'),
    'tooling/rules/house-plugin.mjs': readFileSync(
      join(repository, 'tooling/rules/house-plugin.mjs'),
      'utf8',
    ),
    ...shared,
    ...areas,
    ...server,
    'shell/package.json': manifest('shell', { dependencies: { shared: 'workspace:*' } }),
    'shell/src/main.tsx': "import './suite';\n",
    'shell/src/suite.ts':
      "import { offers } from '../../mf-offers/src/offers';\nexport const suite = offers;\n",
    'e2e/package.json': manifest('e2e', { dependencies: { shared: 'workspace:*' } }),
    'e2e/src/login.spec.ts': `import { suite } from '../../shell/src/suite';
declare const it: { (name: string): void; only(name: string): void };
it.only(String(suite));
`,
  };
}

const shared = {
  'shared/package.json': manifest('shared', {
    exports: {
      './contract/*': './src/contract/*.ts',
      './ui': './src/ui/ui.ts',
      './http': './src/http/http.ts',
      './next-page': './src/next-page/next-page.ts',
      './transfers': './src/tray/transfers.ts',
    },
  }),
  'shared/src/contract/agreement/agreement.ts': `import { button } from '../../ui/ui';
export const agreement = button;
export function unpromised() {
  return agreement;
}
`,
  'shared/src/ui/ui.ts': "export { button } from './button';\n",
  'shared/src/ui/button.tsx':
    "import { suite } from '../../../shell/src/suite';\nexport const button = String(suite);\n",
  'shared/src/http/http.ts': "export const http = 'http';\n",
  'shared/src/next-page/next-page.ts': `import { button } from '../ui/ui';
import { http } from 'shared/http';
export const nextPage = [button, http];
`,
  'shared/src/tray/transfers.ts': 'export const tray = 1;\n',
};

const areas = {
  'mf-agreements/package.json': manifest('mf-agreements', { dependencies: { shared: 'workspace:*' } }),
  'mf-agreements/src/area.ts':
    "import { agreements } from './agreements.queries';\nexport const area = agreements;\n",
  'mf-agreements/src/agreements.api.ts': `import { http } from 'shared/http';
import { agreement } from 'shared/contract/agreement/agreement';
import { paging } from './paging';
export const api = [http, agreement, paging];
`,
  'mf-agreements/src/agreements.queries.ts': `import { api } from './agreements.api';
import { page } from './list.page';
export const agreements = [api, page];
`,
  'mf-agreements/src/paging.ts': `import axios from 'axios';
import preset from '../../tooling/preset.mjs';
export const paging = [axios, preset];
`,
  'mf-agreements/node_modules/axios/package.json': manifest('axios', { main: 'index.js' }),
  'mf-agreements/node_modules/axios/index.js': 'export default 1;\n',
  'tooling/preset.mjs': 'export default 1;\n',
  'mf-agreements/src/list.page.tsx': `import { offers } from '../../mf-offers/src/offers';
import { suite } from '../../shell/src/suite';
import { button } from '../../shared/src/ui/button';
import { tray } from 'shared/transfers';
import { api } from './agreements.api';
export const page = [offers, suite, button, tray, api];
`,
  'mf-offers/package.json': manifest('mf-offers', { dependencies: { shared: 'workspace:*' } }),
  'mf-offers/src/area.ts': "export { offers } from './offers';\n",
  'mf-offers/src/offers.ts': `import pad from 'left-pad';
export const offers = String(pad);
export const unusedLabel = 'КП';
`,
  'mf-offers/src/forgotten.ts': 'export const forgotten = 1;\n',
  'mf-offers/src/card/offer-card.ts':
    "import { offerForm } from '../edit/offer-form';\nexport const offerCard = [offerForm];\n",
  'mf-offers/src/card/offer-lines.ts': 'export const offerLines = 1;\n',
  'mf-offers/src/edit/offer-form.ts':
    "import { offerLines } from '../card/offer-lines';\nexport const offerForm = [offerLines];\n",
  'mf-offers/src/utils.ts': 'export const drawer = 1;\n',
  'mf-offers/src/silenced.ts': `// ${'oxlint'}-disable-next-line no-console\nconsole.log(1);\n`,
  'mf-offers/src/long.ts': '// line\n'.repeat(251),
  'mf-offers/src/sins.tsx': `import { useState } from 'react';
declare const send: () => Promise<void>;
declare const found: string | null;
const loose: any = 1;
// TODO later
// @ts-ignore
export const size = found!.length + loose;
export function tall() {
${'  send();\n'.repeat(79)}}
export function four(a: number, b: number, c: number, d: number) {
  send();
  console.log(a, b, c, d);
  try {
    throw new Error('lost');
  } catch {}
}
export const loud = [crypto.randomUUID(), crypto.subtle, navigator.clipboard];
export async function copyQuietly() {
  try {
    await navigator.clipboard.writeText('1');
  } catch (error) {
    console.error(error);
  }
}
export function Page({ isOpen }: { isOpen: boolean }) {
  if (isOpen) useState(1);
  return isOpen;
}
`,
};

const server = {
  'server/package.json': manifest('server', { dependencies: { shared: 'workspace:*' } }),
  'server/src/server.ts': "import './agreements/agreements.routes';\nimport './platform/clock';\n",
  'server/src/platform/clock.ts':
    "import { findUsers } from '../users/users.repository';\nexport const clock = findUsers;\n",
  'server/src/agreements/agreements.routes.ts': `import { findAgreements } from './agreements.repository';
import { agreements } from './agreements.service';
export const routes = [findAgreements, agreements];
`,
  'server/src/agreements/agreements.service.ts': `import { button } from 'shared/ui';
import { agreement } from 'shared/contract/agreement/agreement';
import { findUsers } from '../users/users.repository';
import { users } from '../users/users.service';
import { agreementCan } from './agreements.policy';
export const agreements = [button, agreement, findUsers, users, agreementCan];
`,
  'server/src/agreements/agreements.policy.ts': `import { findAgreements } from './agreements.repository';
export const agreementCan = findAgreements;
`,
  'server/src/agreements/agreements.repository.ts': `declare const agreement: Pick<{ commercial_offer: number }, 'commercial_offer'>;
export const findAgreements = [agreement, 'addendum'];
`,
  'server/src/comments/comments.repository.ts': `declare const RECORD_KINDS: Record<string, unknown>;
declare function sql(text: TemplateStringsArray): string;
/** Comments. */
export function findComments() {
  return [RECORD_KINDS.commercialOffer, 'addendum', sql\`documentable_type = 'agreement'\`];
}
`,
  'server/src/users/users.repository.ts':
    "import { users } from './users.service';\nexport const findUsers = [users];\n",
  'server/src/users/users.service.ts': `import { findUsers } from './users.repository';
import { routes } from './users.routes';
export const users: unknown = [findUsers, routes];
`,
  'server/src/users/users.routes.ts': 'export const routes = 1;\n',
};
