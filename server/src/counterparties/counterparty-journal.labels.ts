import { COUNTERPARTY_FIELDS } from 'shared/contract/counterparty/counterparty.fields';
import { COUNTERPARTY_WORKFLOW } from 'shared/contract/counterparty/counterparty.workflow';
import type { FieldTable } from 'shared/contract/record/field-table';
import { journalFields } from '../records/journal-fields';

/** What the journal calls what was done with a counterparty. */
export const ACTION_LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(COUNTERPARTY_WORKFLOW.actions).map(([action, { done }]) => [
      `counterparty.${action}`,
      done,
    ]),
  ),
  'counterparty.created': 'Создание контрагента',
  'counterparty.updated': 'Изменение контрагента',
  'counterparty.deleted': 'Удаление контрагента',
  'counterparty.merged': 'Объединение контрагентов',
  'counterparty.unmerged': 'Отмена объединения контрагентов',
};

const place = { group: 'service', section: null, kind: 'reference', resource: 'counterparties' } as const;

/** By what the journal words the changes of a counterparty: its fields, its state, and what its actions ask. */
export const JOURNAL_FIELDS: FieldTable = {
  ...journalFields(COUNTERPARTY_FIELDS, COUNTERPARTY_WORKFLOW),
  date: { group: 'service', section: null, kind: 'day', label: 'Проверка действительна до' },
  merged_from: { ...place, label: 'Присоединён' },
  merged_into: { ...place, label: 'Объединён с' },
};
