import { areaContractFaults } from './area-contract.mjs';

const record = [
  { contract: '2.0.0', doors: { form: ['TextField'], ui: ['Button'] } },
  { contract: '2.1.0', added: { register: ['ImportButton'] } },
  { contract: '2.10.0', added: { form: ['VersionsDialog', 'VersionsDialogProps'] } },
];
const area = (contract) => ({ path: 'mf-books/src/area.ts', text: `  contract: '^${contract}',\n` });
const page = (text, path = 'mf-books/src/list/books.page.tsx') => ({ path, text });
const faultsOf = (...files) => areaContractFaults({ record, files });

it('an area may ask for the version its newest name came with, or a later one', () => {
  const newest = page("import {\n  TextField,\n  VersionsDialog,\n} from 'shared/form';");
  expect(faultsOf(area('2.10.0'), newest)).toEqual([]);
  expect(faultsOf(area('2.11.0'), newest)).toEqual([]);
});

it('an area that asks for less is told which name an older shell would lack', () => {
  const files = [
    page("import { ImportButton } from 'shared/register';"),
    page("import { VersionsDialog as Versions } from 'shared/form';", 'mf-books/src/card/book.page.tsx'),
  ];
  expect(faultsOf(area('2.9.0'), ...files)).toEqual([
    'mf-books/src/area.ts: asks for ^2.9.0 and takes form/VersionsDialog, which came with 2.10.0; ask for ^2.10.0',
  ]);
});

it.each([
  ['a type', page("import type { VersionsDialogProps } from 'shared/form';")],
  ['a type among values', page("import { TextField, type VersionsDialogProps } from 'shared/form';")],
  ['a test', page("import { VersionsDialog } from 'shared/form';", 'mf-books/src/list/books.page.test.tsx')],
  [
    'another area',
    page("import { VersionsDialog } from 'shared/form';", 'mf-offers/src/list/offers.page.tsx'),
  ],
])('%s asks for nothing', (_, file) => {
  expect(faultsOf(area('2.0.0'), file)).toEqual([]);
});

it('an area that does not say its contract is told how', () => {
  expect(faultsOf({ path: 'mf-books/src/area.ts', text: "contract: '2.0.0'" })).toEqual([
    "mf-books/src/area.ts: say the contract as '^1.2.3'",
  ]);
});
