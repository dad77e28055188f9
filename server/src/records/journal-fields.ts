import type { Field, FieldTable } from 'shared/contract/record/field-table';
import type {
  ActionDefinition,
  ActionQuestion,
  AskedReference,
  Workflow,
} from 'shared/contract/record/workflow';
import type { ActivityLog } from '../platform/activity/activity-log.service';

const place = { group: 'service', section: null } as const;

type Said = Exclude<ActionQuestion['name'], AskedReference | 'document_version_id'>;

const NAMES: Readonly<Record<Said, string>> = {
  reason: 'Причина',
  date: 'Дата',
  side: 'Кто подписал',
  initiator: 'По чьей инициативе',
  sent_to: 'Кому',
  storage_place: 'Место хранения',
};

// What an action refers to is kept where it leads: the record that was made, the group that was joined, the file that was named.
const isSaid = (question: ActionQuestion): question is ActionQuestion & { name: Said } =>
  question.kind !== 'reference' && question.kind !== 'file';

function fieldOf({ name, options }: Pick<ActionQuestion, 'options'> & { name: Said }, label: string): Field {
  if (options !== undefined) return { ...place, label, kind: 'choice', labels: options, default: null };
  return name === 'date'
    ? { ...place, label, kind: 'day' }
    : { ...place, label, kind: 'long_text', max: 2000 };
}

/** By what the journal words a kind: its fields, its state, and what its actions ask. */
export function journalFields(table: FieldTable, workflow: Workflow<string, string>): FieldTable {
  const definitions: readonly ActionDefinition<string>[] = Object.values(workflow.actions);
  const questions = definitions.flatMap(({ asks = [] }) => asks);
  return {
    status: { ...place, label: 'Статус', kind: 'choice', labels: workflow.statuses, default: null },
    ...table,
    ...Object.fromEntries(
      questions.filter(isSaid).map((question) => [question.name, fieldOf(question, NAMES[question.name])]),
    ),
  };
}

/** Lets the lines of each action call an answer what its question did: one name stands for a reason, a verdict and a ground. */
export function wordAnswers(
  activity: Pick<ActivityLog, 'fields'>,
  kind: string,
  { actions }: Workflow<string, string>,
): void {
  for (const [action, { asks = [] }] of Object.entries(actions)) {
    const answers = asks
      .filter(isSaid)
      .map((question) => [question.name, fieldOf(question, question.label)] as const);
    activity.fields(`${kind}.${action}`, Object.fromEntries(answers));
  }
}
