/** The one mechanism of every list: a page gives a definition, the register does the rest. */
export { Register } from './page/register';
export { CreateButton } from './page/create-button';
export { ExportButton } from './export/export-button';
export { ImportButton } from './import/import-button';
export { lazyPart } from './lazy-part';
export { Highlight } from './columns/highlight';
export type {
  BulkAction,
  CellContext,
  Column,
  PhoneRow,
  RegisterDefinition,
  RegisterNoun,
  RegisterRow,
  RegisterTab,
} from './register-definition';
export { RecordStatus } from './columns/record-status';
export { registerColumns } from './columns/register-columns';
export { companiesFound, registerFilters, usersFound } from './filter/filter-builders';
export type { FilterField, FilterOption } from './filter/filter-field';
