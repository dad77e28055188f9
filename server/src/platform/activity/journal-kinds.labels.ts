import { BOOKS } from 'shared/contract/books/books';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import type { RecordKind } from 'shared/contract/record/record-kind';

const kinds: readonly RecordKind[] = [...Object.values(RECORD_KINDS), ...BOOKS.map(({ kind }) => kind)];

/** What the kinds of records are called of which the journal speaks, by their names in it. */
export const JOURNAL_KINDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(kinds.map(({ name, title }) => [name, title])),
  role: 'Роли',
  saved_view: 'Сохранённые виды',
  export: 'Выгрузки',
  release: 'Версии разделов',
  deploy_token: 'Токены публикации',
  activity_log: 'Журнал действий',
};
