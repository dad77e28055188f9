import { resources } from './resources.mjs';

const definedFor = (request) => ({ ...request, ...resources[request.resource] });

/** The list page: a register of real records, to be made the area's own. */
export function listPage(request) {
  const page = definedFor(request);
  return `import type { ${page.type} } from 'shared/contract/${page.contract}';
import { ${page.labels.name} } from 'shared/contract/${page.labels.from}';
import { ${page.format.join(', ')} } from 'shared/format';
import { Highlight, Register, type Column, type RegisterDefinition } from 'shared/register';
${page.columns.includes('<Amount') ? "import { Amount } from 'shared/ui';\n" : ''}
import { ${page.subject}Defaults } from './${page.subject}-defaults';

const columns: readonly Column<${page.type}>[] = [
${page.columns}
];

const definition: RegisterDefinition<${page.type}> = {
  resource: '${page.resource}',
  name: '${page.subject}',
  title: '${page.title}',
  noun: ${page.noun},
  defaults: ${page.subject}Defaults,
  columns,
  filters: [${page.filter}],
  rowLabel: (row) => ${page.rowLabel},
  phoneRow: (row) => ({
${page.phone}
  }),
  searchPlaceholder: '${page.searchPlaceholder}',
  emptyText: '${page.emptyText}',
  entity: '${page.entity}',
};

/** The list «${page.title}». */
export default function ${page.component}Page() {
  return <Register definition={definition} />;
}
`;
}

/** Its test: what is asked for, and what stands in a row. */
export function listTest(request) {
  const page = definedFor(request);
  const texts = page.expected.texts.map((text) => `  expect(row).toHaveTextContent('${text}');`).join('\n');
  return `import { ${page.list} } from 'shared/contract/${page.contract}';
import { renderPage, screen, stubNetwork } from 'shared/testing';

import { ${page.subject}Defaults } from './${page.subject}-defaults';
import ${page.component}Page from './${page.subject}.page';

const record = ${page.sample};

function opened() {
  const network = stubNetwork({
    'GET /api/${page.resource}': ${page.list}.parse({
      data: [record],
      meta: { current_page: 1, last_page: 1, per_page: 50, total: 1, total_is_capped: false },
    }),
  });
  renderPage(<${page.component}Page />, { at: '${page.path}' });
  return network;
}

it('asks for what the shell has asked for already', async () => {
  const { requests } = opened();
  await screen.findByRole('row', { name: ${String(page.expected.row)} });
  expect(Object.fromEntries(requests[0]?.query ?? [])).toEqual(${page.subject}Defaults);
});

it('shows each record in a row', async () => {
  opened();
  const row = await screen.findByRole('row', { name: ${String(page.expected.row)} });
${texts}
});
`;
}
