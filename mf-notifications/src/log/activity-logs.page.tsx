import { useMemo } from 'react';
import { useSearchParams } from 'shared/area';
import type { ActivityChoices, ActivityLog } from 'shared/contract/journal/activity-log';
import { formatDateTime } from 'shared/format';
import { useQuery } from 'shared/query';
import { type FilterField, Register, type RegisterDefinition } from 'shared/register';

import { choicesQuery, recordNameQuery } from '../api/activity-logs.queries';
import { logDefaults } from '../log-defaults';
import { ChangesCell } from './changes-cell';
import { EntityCell } from './entity-cell';
import { logColumns } from './log-columns';
import { VerifyButton } from './verify-button';

const definitionOf = (
  { actions, kinds }: ActivityChoices,
  record: FilterField | null,
): RegisterDefinition<ActivityLog> => ({
  resource: 'activity-logs',
  title: 'Журнал действий',
  noun: { forms: ['запись', 'записи', 'записей'], dative: ['записи', 'записям'] },
  defaults: logDefaults,
  columns: logColumns,
  filters: [
    { kind: 'date', name: 'occurred_at', label: 'Когда' },
    {
      kind: 'reference',
      name: 'actor_id',
      label: 'Кто',
      resource: 'users',
      optionLabel: (user) => String(user.full_name),
    },
    { kind: 'choice', name: 'action', label: 'Действие', options: actions },
    { kind: 'choice', name: 'entity_type', label: 'Вид записи', options: kinds },
    ...(record === null ? [] : [record]),
  ],
  rowLabel: (line) => `${line.action_label}: ${line.entity_label}`,
  phoneRow: (line) => ({
    title: <EntityCell line={line} search="" />,
    second: line.action_label,
    secondEnd: <ChangesCell line={line} />,
    third: line.actor_name ?? 'Система',
    thirdEnd: formatDateTime(line.occurred_at),
  }),
  searchPlaceholder: 'Объект или сотрудник',
  emptyText: 'Записей ещё нет',
  isExportable: true,
  createButton: <VerifyButton />,
});

const NO_CHOICES: ActivityChoices = { actions: [], kinds: [] };

/**
 * The one record the address narrows the journal to; nobody finds a record here, its card leads to the journal. Without its
 * kind the number alone says what is left of the condition: records of every kind have it.
 */
function useRecordField(): FilterField | null {
  const [params] = useSearchParams();
  const valueOf = (name: string) => params.get(`filter[${name}][]`) ?? params.get(`filter[${name}]`);
  const value = valueOf('entity_id');
  const kind = valueOf('entity_type');
  const { data } = useQuery({
    ...recordNameQuery({ kind: kind ?? '', id: value ?? '' }),
    enabled: value !== null && kind !== null,
  });
  const label = data ?? `№\u00A0${value ?? ''}`;
  return useMemo(
    () =>
      value === null
        ? null
        : { kind: 'choice', name: 'entity_id', label: 'Запись', options: [{ value, label }] },
    [value, label],
  );
}

/** Who did what and when: the append-only journal, with the check that nobody has touched it. */
export default function ActivityLogsPage() {
  const { data: choices = NO_CHOICES } = useQuery(choicesQuery);
  const record = useRecordField();
  const definition = useMemo(() => definitionOf(choices, record), [choices, record]);
  return <Register definition={definition} />;
}
