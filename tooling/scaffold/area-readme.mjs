import { resources } from './resources.mjs';

/** What a new area's own README says: where things stand, and how the area brings a kind and fills others' cards. */
export function areaReadme(request) {
  const { name, subject, title, path, resource } = request;
  const { permission } = resources[resource];
  const rights = permission === null ? '' : `\n    permissions: ['${permission}'],`;
  return `# ${title}

\`src/area.ts\` says what the area is before any of its code is downloaded; \`src/module.tsx\` is all it exposes. Everything
below needs no change of the shell, of the server's common code or of another area. What a module of the server adds for a
kind stands in docs/architecture.md, «A further kind».

| | |
|---|---|
| \`pnpm dev ${name}\` | this area live inside the suite |
| \`pnpm standalone ${name}\` | this area alone |
| \`pnpm conformance ${name}\` | its pages in a real browser, as before a release |

## A kind of records

The shell takes the heading, the icon and the place of its hits in the search from here, and the gate its owner. An icon is a
name the shell knows or a line of your own on a field of 24×24. Put it into \`src/area.ts\`:

\`\`\`ts src/area.ts
kinds: [
  {
    name: '${subject}',
    resource: '${subject}s',
    path: '${path}',
    title: '${title}',
    noun: {
      forms: ['запись', 'записи', 'записей'],
      accusative: 'запись',
      subject: 'Запись',
      gender: 'feminine',
    },
    icon: { path: 'M5 4h14v16H5zM9 8h6M9 12h6M9 16h3' },
    order: 90,${rights}
  },
],
\`\`\`

A group of the menu may be your own, too: \`group: { name: '${subject}', title: '${title}', order: 150 }\` stands between
«Документы» (100) and «Контрагенты» (200).

${aboutBlocks(request)}`;
}

/** How the area stands in the cards of others. */
function aboutBlocks({ subject, component, title }) {
  return `## A block in a card of another area

A block stands in a tab (\`document-tab\`, its id is the tab of the address), beside the document (\`document-rail\`) or in the
header (\`document-header\`) of the kinds it names, or of every document: \`kinds: '*'\`. Who lacks the rights does not see it, and
its code comes when it is shown. Should it fail, its place says so and the card goes on.

The place gives a block no margin, as a tab of the card's own has none. The block is given the kind and the record of the card; what else it needs it asks for by their names:

\`\`\`tsx src/card/${subject}-block.tsx
import type { AreaBlockProps } from 'shared/area';

/** «${title}» in the card of a document. */
export default function ${component}Block({ kind, record }: AreaBlockProps) {
  return <p>{\`${title}: \${kind} № \${String(record.id)}\`}</p>;
}
\`\`\`

It is loaded by the module, in \`src/module.tsx\`:

\`\`\`ts src/module.tsx
blocks: {
  ${subject}: () => import('./card/${subject}-block'),
},
\`\`\`

And it is named in \`src/area.ts\`:

\`\`\`ts src/area.ts
blocks: [
  {
    id: '${subject}',
    place: 'document-tab',
    kinds: ['agreement', 'addendum', 'commercial_offer'],
    title: '${title}',
    order: 90,
  },
],
\`\`\`
`;
}
