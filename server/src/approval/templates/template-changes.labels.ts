import { conditionWords } from 'shared/condition-words';
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
import type { ChainStageView } from 'shared/contract/approval/chain-template';
import { STAGE_FIELD_LABELS, TOTAL_DEADLINE_LABEL } from 'shared/contract/approval/chain-template.labels';
import { chainTemplates } from 'shared/contract/books/chain-templates.book';
import type { ActivityChange } from 'shared/contract/journal/activity-log';
import { DOCUMENT_KIND_LABELS } from 'shared/contract/record/document-kinds';
import type { TemplateRecord } from './chain-templates.repository';

type Names = Readonly<Record<string, string>>;
type Part = string | null;

const yesOrNo = (value: boolean) => (value ? 'Да' : 'Нет');
const joined = (parts: readonly Part[], by = '; ') =>
  parts.filter((part) => part !== null && part !== '').join(by);
const inWords = (words: Names, values: readonly string[]) => values.map((value) => words[value] ?? value);

const withValue = (label: string, value: number | null) =>
  value === null ? label : `${label} (${String(value)})`;

const seatText = ({ kind, ref_name: name, is_required }: ChainStageView['participants'][number]) => {
  const who = kind === 'user' ? (name ?? 'Сотрудник') : joined([PARTICIPANT_KIND_LABELS[kind], name], ' ');
  return is_required ? `${who} (обязательно)` : who;
};

function escalationText(stage: ChainStageView): string {
  const { escalation_after_hours: hours, escalation_to: to, escalation_user: user } = stage;
  if (hours === null) return '';
  const whom = user?.name ?? ESCALATION_TARGET_LABELS[to];
  return `${whom} через ${String(hours)} раб. ч после срока, ${ESCALATION_ACTION_LABELS[stage.escalation_action]}`;
}

function termText({ deadline_value: term, deadline_unit: unit }: ChainStageView): string {
  return term === null ? '' : `${String(term)}, ${DEADLINE_UNIT_LABELS[unit]}`;
}

/** Everything a stage is, field by field; a field that says nothing is an empty text. */
function stageWords(stage: ChainStageView, names: Names): [keyof typeof STAGE_FIELD_LABELS, string][] {
  return [
    ['name', stage.name],
    ['participants', stage.participants.map(seatText).join(', ')],
    ['action', STAGE_ACTION_LABELS[stage.action]],
    ['execution', EXECUTION_LABELS[stage.execution]],
    ['quorum_type', withValue(QUORUM_LABELS[stage.quorum_type], stage.quorum_value)],
    ['deadline_value', termText(stage)],
    ['condition', stage.condition === null ? '' : conditionWords(stage.condition, names)],
    ['on_reject', withValue(REJECT_RULE_LABELS[stage.on_reject], stage.return_stage_position)],
    ['reset_on', RESET_RULE_LABELS[stage.reset_on]],
    [
      'reset_fields',
      stage.reset_fields.map((field) => names[`reset_fields:${field}`] ?? 'Иное поле').join(', '),
    ],
    ['remark_required_on', inWords(DECISION_LABELS, stage.remark_required_on).join(', ')],
    ['skip_if_already_approved', yesOrNo(stage.skip_if_already_approved)],
    ['allow_add', yesOrNo(stage.allow_add)],
    ['allow_forward', yesOrNo(stage.allow_forward)],
    ['escalation_to', escalationText(stage)],
  ];
}

type Stages = readonly ChainStageView[];
type Said = readonly [field: string, label: string, text: string];

/** The stages: field by field where there is one in the same place of the other version, by name and people elsewhere. */
function stagesWords(stages: Stages, others: Stages, names: Names): Said[] {
  return stages.flatMap((stage, at): Said[] => {
    const place = String(at + 1);
    if (others[at] === undefined) {
      const text = joined([stage.name, stage.participants.map(seatText).join(', ')], ': ');
      return [[`stage_${place}`, `Этап ${place}`, text]];
    }
    return stageWords(stage, names).map(([field, text]) => [
      `stage_${place}_${field}`,
      `Этап ${place}: ${STAGE_FIELD_LABELS[field]}`,
      text,
    ]);
  });
}

/** Every field of the template in words, in the order they are read in. */
function wordsOf(template: TemplateRecord, other: TemplateRecord, names: Names): Said[] {
  const { fields } = chainTemplates;
  const days = template.total_deadline_days;
  return [
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
    ['total_deadline_days', TOTAL_DEADLINE_LABEL, days === null ? '' : String(days)],
    ['conditions', 'Условия', conditionWords(template.conditions, names)],
    ...stagesWords(template.stages, other.stages, names),
  ];
}

function differing(before: readonly Said[], after: readonly Said[]): ActivityChange[] {
  const textsOf = (said: readonly Said[]) => new Map(said.map(([field, , text]) => [field, text]));
  const [old, present] = [textsOf(before), textsOf(after)];
  const word = (text: string | undefined) => (text === undefined || text === '' ? null : text);
  const labels = new Map([...before, ...after].map(([field, label]) => [field, label]));
  return [...labels]
    .map(([field, label]) => ({ field, label, old: word(old.get(field)), new: word(present.get(field)) }))
    .filter((change) => change.old !== change.new);
}

/** What became of a template, in words: who decides is changed before the eyes of whoever reads the journal. */
export function templateChanges(
  before: TemplateRecord,
  after: TemplateRecord,
  names: Names,
): ActivityChange[] {
  return differing(wordsOf(before, after, names), wordsOf(after, before, names));
}

/** What differs between the stages of two versions, in the same words. */
export function stageChanges(before: Stages, after: Stages, names: Names): ActivityChange[] {
  return differing(stagesWords(before, after, names), stagesWords(after, before, names));
}
