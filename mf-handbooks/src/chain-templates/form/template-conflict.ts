import { PARTICIPANT_KIND_LABELS } from 'shared/contract/approval/approval.labels';
import type { ChainTemplate } from 'shared/contract/approval/chain-template';
import { DOCUMENT_KIND_LABELS } from 'shared/contract/record/document-kinds';
import { plural } from 'shared/format';
import { chooseVersions, mergeVersions, sameValue, type ConflictRow } from 'shared/form';

import { wordsOfConditions } from './condition-values';
import { TEMPLATE_FIELD_LABELS } from './template-labels';
import { type StageValues, type TemplateValues, valuesOfTemplate, wireOfTemplate } from './template-values';

type Field = keyof TemplateValues;

const KIND_WORDS: Readonly<Record<string, string>> = DOCUMENT_KIND_LABELS;

/** A template that somebody else has saved while it was typed into. */
export interface TemplateConflict {
  current: ChainTemplate;
  theirs: TemplateValues;
  /** Both changes together, mine in what both have changed until theirs is chosen. */
  merged: TemplateValues;
  rows: ConflictRow[];
  /** What is taken over without a question, in sentences. */
  taken: string[];
}

const orNone = (words: string) => (words === '' ? '—' : words);

const stageWords = ({ name, participants }: StageValues, at: number) => {
  const people = participants.map(({ kind, ref }) => ref?.label ?? PARTICIPANT_KIND_LABELS[kind]);
  return `${String(at + 1)}. ${name}: ${people.join(', ')}`;
};

const WORDS: { readonly [F in Field]: (values: TemplateValues) => string } = {
  name: ({ name }) => name,
  description: ({ description }) => orNone(description),
  document_kinds: ({ document_kinds: kinds }) => kinds.map((kind) => KIND_WORDS[kind] ?? kind).join(', '),
  priority: ({ priority }) => priority,
  total_deadline_days: ({ total_deadline_days: days }) =>
    days === ''
      ? '—'
      : `${days}\u00a0${plural(Number(days), ['рабочий день', 'рабочих дня', 'рабочих дней'])}`,
  is_active: ({ is_active: isActive }) => (isActive ? 'Да' : 'Нет'),
  conditions: ({ conditions }) => orNone(wordsOfConditions(conditions)),
  stages: ({ stages }) => stages.map(stageWords).join('; '),
};

function rowOf(field: Field, mine: TemplateValues, theirs: TemplateValues): ConflictRow {
  const words = [WORDS[field](mine), WORDS[field](theirs)] as const;
  // Rules of a stage are too many for a line: that they differ is said where nothing else does.
  const [ours, others] =
    words[0] === words[1]
      ? ([`${words[0]} (правила этапов ваши)`, `${words[1]} (правила этапов другие)`] as const)
      : words;
  return { key: field, label: TEMPLATE_FIELD_LABELS[field], mine: ours, theirs: others };
}

/** Both versions of a template, what both have changed and what only somebody else has. */
export function conflictOf(
  base: TemplateValues,
  mine: TemplateValues,
  current: ChainTemplate,
): TemplateConflict {
  const theirs = valuesOfTemplate(current);
  // The keys of stages are the form's own: two versions are compared by what is sent of them.
  const same = (field: Field, left: TemplateValues, right: TemplateValues) =>
    sameValue(wireOfTemplate(left)[field], wireOfTemplate(right)[field]);
  const { merged, conflicts, taken } = mergeVersions({ base, mine, theirs, same });
  return {
    current,
    theirs,
    merged,
    rows: conflicts.map((field) => rowOf(field, mine, theirs)),
    taken: taken.map(
      (field) => `За это время изменено: ${TEMPLATE_FIELD_LABELS[field]} — ${WORDS[field](theirs)}.`,
    ),
  };
}

/** True when the register holds all of mine: an earlier press has saved it, and its answer was lost. */
export const isHeld = ({ rows, merged, theirs }: TemplateConflict): boolean =>
  rows.length === 0 && sameValue(wireOfTemplate(merged), wireOfTemplate(theirs));

/** The template with theirs where it was chosen. */
export function settled({ merged, theirs }: TemplateConflict, chosen: ReadonlySet<string>): TemplateValues {
  const fields = Object.keys(merged) as Field[];
  return chooseVersions(
    { merged },
    theirs,
    fields.filter((field) => chosen.has(field)),
  );
}
