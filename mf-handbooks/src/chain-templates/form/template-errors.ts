import { STAGE_FIELD_LABELS } from 'shared/contract/approval/chain-template.labels';
import type { FieldErrors, SummaryEntry } from 'shared/form';

import { CONDITION_FIELD_LABELS, TEMPLATE_FIELD_LABELS } from './template-labels';
import type { StageValues, TemplateValues } from './template-values';

const PLACED = /^stages\.(\d+)(?:\.participants\.(\d+))?(?=\.|$)/;
const KEYED = /^stages\.([^.]+)(?:\.participants\.([^.]+))?(?=\.|$)/;

const FIELDS: Readonly<Record<string, string>> & { conditions: string } = TEMPLATE_FIELD_LABELS;
const STAGE_FIELDS: Readonly<Record<string, string>> = STAGE_FIELD_LABELS;
const CONDITION_FIELDS: Readonly<Record<string, string>> = CONDITION_FIELD_LABELS;

/** «Условия. Сумма от, ₽»; of a field that has no parts its own words. */
function withPart(label: string, part = ''): string {
  const words = CONDITION_FIELDS[part];
  return words === undefined ? label : `${label}. ${words}`;
}

type Stages = Pick<TemplateValues, 'stages'>;

/**
 * Errors that name stages and participants by their places, under their keys: each stays with what it was found in,
 * wherever that is moved.
 */
export function errorsByKey(errors: FieldErrors, { stages }: Stages): FieldErrors {
  const keyed = (path: string) =>
    path.replace(PLACED, (place, at: string, seat: string | undefined) => {
      const stage = stages[Number(at)];
      if (stage === undefined) return place;
      const participant = seat === undefined ? undefined : stage.participants[Number(seat)];
      return `stages.${stage.key}${seat === undefined ? '' : `.participants.${participant?.key ?? seat}`}`;
    });
  return Object.fromEntries(Object.entries(errors).map(([path, sentence]) => [keyed(path), sentence]));
}

interface Place {
  /** From 1; 0 of what concerns no stage. */
  stage: number;
  label: string;
}

/** What a field says together with what it depends on; of the others the value by the field's own name. */
const SAID: Readonly<Record<string, (stage: StageValues) => unknown>> = {
  quorum_value: ({ quorum_type, quorum_value }) => [quorum_type, quorum_value],
  return_stage_position: ({ on_reject, return_to }) => [on_reject, return_to],
  reset_fields: ({ reset_on, reset_fields }) => [reset_on, reset_fields],
  escalation_user_id: ({ escalation_to, escalation_user }) => [escalation_to, escalation_user],
  escalation_action: ({ escalation_to, escalation_action }) => [escalation_to, escalation_action],
};

function valueAt(path: string, values: TemplateValues): unknown {
  const [start = '', key, participantKey] = KEYED.exec(path) ?? [];
  if (key === undefined) return Reflect.get(values, path.split('.')[0] ?? '');
  const stage = values.stages.find((one) => one.key === key);
  if (stage === undefined) return undefined;
  if (participantKey !== undefined) return stage.participants.find((one) => one.key === participantKey);
  const [, field = ''] = path.slice(start.length).split('.');
  return field in SAID ? SAID[field]?.(stage) : Reflect.get(stage, field);
}

/** The errors of what still says what it said: whatever is typed over is no longer wrong until it is looked at again. */
export function standingErrors(
  errors: FieldErrors,
  { before, after }: { before: TemplateValues; after: TemplateValues },
): FieldErrors {
  const stands = ([path]: [string, unknown]) =>
    JSON.stringify(valueAt(path, before)) === JSON.stringify(valueAt(path, after));
  return Object.fromEntries(Object.entries(errors).filter(stands));
}

/** Where an error stands in the form as it is now; undefined of what is no longer there. */
function placeOf(path: string, { stages }: Stages): Place | undefined {
  const [start = '', key, participantKey] = KEYED.exec(path) ?? [];
  if (key === undefined) {
    const [field = '', part] = path.split('.');
    return { stage: 0, label: withPart(FIELDS[field] ?? FIELDS.conditions, part) };
  }
  const at = stages.findIndex((stage) => stage.key === key);
  const seat = stages[at]?.participants.findIndex((one) => one.key === participantKey) ?? -1;
  if (at < 0 || (participantKey !== undefined && seat < 0)) return undefined;
  const [, field = '', part] = path.slice(start.length).split('.');
  const words = seat < 0 ? STAGE_FIELDS[field] : `Участник ${String(seat + 1)}`;
  const heading = `Этап ${String(at + 1)}`;
  return { stage: at + 1, label: words === undefined ? heading : withPart(`${heading}. ${words}`, part) };
}

/** What has to be put right, field by field, in the order of the stages as they stand now. */
export function templateSummary(errors: FieldErrors, values: Stages): SummaryEntry[] {
  const found = Object.entries(errors).flatMap(([path, sentence]) => {
    const place = placeOf(path, values);
    return place === undefined ? [] : [{ path, stage: place.stage, label: `${place.label}: ${sentence}` }];
  });
  return found.sort((one, other) => one.stage - other.stage).map(({ path, label }) => ({ path, label }));
}
