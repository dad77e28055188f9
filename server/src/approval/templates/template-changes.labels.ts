import {
  DEADLINE_UNIT_LABELS,
  DECISION_LABELS,
  ESCALATION_ACTION_LABELS,
  ESCALATION_TARGET_LABELS,
  EXECUTION_LABELS,
  PARTICIPANT_KIND_LABELS,
  QUORUM_LABELS,
  REJECT_RULE_LABELS,
  RESET_RULE_LABELS,
  STAGE_ACTION_LABELS,
} from 'shared/contract/approval/approval.labels';
import type { ChainStageView, RouteConditions } from 'shared/contract/approval/chain-template';
import { chainTemplates } from 'shared/contract/books/chain-templates.book';
import type { ActivityChange } from 'shared/contract/journal/activity-log';
import { DOCUMENT_KIND_LABELS } from 'shared/contract/record/document-kinds';
import { DIRECTIONS, RISKS, roubles } from '../condition-words.labels';
import type { TemplateRecord } from './chain-templates.repository';

type Names = Readonly<Record<string, string>>;
type Part = string | null | false;

const yesOrNo = (value: boolean) => (value ? 'Да' : 'Нет');
const joined = (parts: readonly Part[], by = '; ') =>
  parts.filter((part) => typeof part === 'string' && part !== '').join(by);
const listed = (label: string, words: readonly string[]): Part =>
  words.length > 0 && `${label}: ${words.join(', ')}`;
const inWords = (words: Names, values: readonly string[]) => values.map((value) => words[value] ?? value);

/** «Тип договора: Поставка; сумма от 500 000 ₽»; empty of conditions that say nothing. */
function conditionsText(given: RouteConditions, names: Names): string {
  const of = (key: 'agreement_type_ids' | 'organization_ids' | 'department_ids') =>
    given[key].map((id) => names[`${key}:${String(id)}`] ?? `№ ${String(id)}`);
  return joined([
    listed('Тип договора', of('agreement_type_ids')),
    listed('Организация', of('organization_ids')),
    listed('Подразделение', of('department_ids')),
    listed('Направление', inWords(DIRECTIONS, given.directions)),
    given.amount_min !== null && `Сумма от ${roubles(given.amount_min)}`,
    given.amount_max !== null && `Сумма меньше ${roubles(given.amount_max)}`,
    given.is_template_based !== null && `Составлен по шаблону: ${yesOrNo(given.is_template_based)}`,
    listed('Риск контрагента', inWords(RISKS, given.counterparty_risks)),
  ]);
}

const withValue = (label: string, value: number | null) =>
  value === null ? label : `${label} (${String(value)})`;

const seatText = ({ kind, ref_name: name, is_required }: ChainStageView['participants'][number]) => {
  const who = kind === 'user' ? (name ?? 'Сотрудник') : joined([PARTICIPANT_KIND_LABELS[kind], name], ' ');
  return is_required ? `${who} (обязательно)` : who;
};

function escalationText(stage: ChainStageView): Part {
  const { escalation_after_hours: hours, escalation_to: to, escalation_user: user } = stage;
  if (hours === null) return null;
  const whom = user?.name ?? ESCALATION_TARGET_LABELS[to];
  return `При просрочке на ${String(hours)} раб. ч: ${whom}, ${ESCALATION_ACTION_LABELS[stage.escalation_action]}`;
}

/** Everything a stage is, who is asked first: what of it changed is read side by side. */
function stageText(stage: ChainStageView, names: Names): string {
  const { deadline_value: term, condition } = stage;
  return joined([
    stage.name,
    listed('Участники', stage.participants.map(seatText)),
    STAGE_ACTION_LABELS[stage.action],
    EXECUTION_LABELS[stage.execution],
    withValue(QUORUM_LABELS[stage.quorum_type], stage.quorum_value),
    term !== null && `Срок: ${String(term)}, ${DEADLINE_UNIT_LABELS[stage.deadline_unit]}`,
    condition !== null &&
      listed(
        'Если',
        [conditionsText(condition, names)].filter((text) => text !== ''),
      ),
    `При отказе: ${withValue(REJECT_RULE_LABELS[stage.on_reject], stage.return_stage_position)}`,
    `Повторное согласование: ${RESET_RULE_LABELS[stage.reset_on]}`,
    listed(
      'Поля',
      stage.reset_fields.map((field) => names[`reset_fields:${field}`] ?? 'Иное поле'),
    ),
    listed('Замечание обязательно', inWords(DECISION_LABELS, stage.remark_required_on)),
    `Пропускать согласовавших раньше: ${yesOrNo(stage.skip_if_already_approved)}`,
    `Добавлять участников: ${yesOrNo(stage.allow_add)}`,
    `Перенаправлять: ${yesOrNo(stage.allow_forward)}`,
    escalationText(stage),
  ]);
}

/** Every field of the template in words, in the order they are read in. */
function wordsOf(template: TemplateRecord, names: Names): Map<string, { label: string; text: string }> {
  const { fields } = chainTemplates;
  const days = template.total_deadline_days;
  const own: [string, string, string][] = [
    ['version', fields.version.label, String(template.version)],
    ['name', fields.name.label, template.name],
    ['description', fields.description.label, template.description ?? ''],
    [
      'document_kinds',
      fields.document_kinds.label,
      inWords(DOCUMENT_KIND_LABELS, template.document_kinds).join(', '),
    ],
    ['priority', fields.priority.label, String(template.priority)],
    ['is_active', fields.is_active.label, yesOrNo(template.is_active)],
    ['total_deadline_days', 'Срок всего согласования, рабочих дней', days === null ? '' : String(days)],
    ['conditions', 'Условия', conditionsText(template.conditions, names)],
    ...template.stages.map((stage, at): [string, string, string] => {
      const place = String(at + 1);
      return [`stage_${place}`, `Этап ${place}`, stageText(stage, names)];
    }),
  ];
  return new Map(own.map(([field, label, text]) => [field, { label, text }]));
}

/** What became of a template, in words: who decides is changed before the eyes of whoever reads the journal. */
export function templateChanges(
  before: TemplateRecord,
  after: TemplateRecord,
  names: Names,
): ActivityChange[] {
  const old = wordsOf(before, names);
  const present = wordsOf(after, names);
  const word = (text: string | undefined) => (text === undefined || text === '' ? null : text);
  return [...new Map([...old, ...present]).entries()]
    .map(([field, { label }]) => ({
      field,
      label,
      old: word(old.get(field)?.text),
      new: word(present.get(field)?.text),
    }))
    .filter((change) => change.old !== change.new);
}
