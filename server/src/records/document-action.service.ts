import type { KeptChange } from 'shared/contract/record/kept-change';
import { Conflict, Forbidden, ValidationFailed } from '../platform/http/errors';
import type { FieldErrors } from '../platform/http/errors';
import type { Trx } from '../platform/database/database';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import type { Deps } from '../platform/module';
import { type ArchivedFacts, isKept } from './archiving';
import type { DocumentLife, LivingFacts } from './document-life.policy';
import { changeRecord } from './record-change.service';
import type { Deciding, RecordFacts, RecordSource } from './record-source';
import { actionSaid, type Answers, missingAnswers } from './signing/signing';

type Document<Status extends string> = RecordFacts & LivingFacts<Status>;

/** What stands in the way of the next step. */
interface Readiness {
  field: string;
  message: string;
  level: 'error' | 'warning';
}

export interface ActionRules<Row, Action extends string, Input> {
  /** What is wrong with the answers beside what is missing, under the questions. */
  faults?(row: Row, taking: { action: Action; input: Input; today: string }): FieldErrors;
  readiness(row: Row, today: string): readonly Readiness[];
  /** Writes what the action changes; the state among it. */
  write(deciding: Deciding<Row>, taking: { actor: Actor; action: Action; input: Input }): Promise<void>;
  /** What the journal says beside the answers; asked once everything is written. */
  said?(before: Row): readonly KeptChange[];
  /** Tells people of the state. */
  notify?(trx: Trx, change: { before: Row; after: Row; actor: Actor }): Promise<void>;
}

export interface TakingAction<Action extends string, Input> {
  actor: Actor;
  origin: RequestOrigin;
  id: number;
  action: Action;
  input: Input & Answers & { lock_version: number };
}

function conflictText(row: LivingFacts<string> & ArchivedFacts, subject: string, label: string): string {
  if (!isKept(row)) return `${subject} в архиве, файлы уничтожены по акту: вернуть его нельзя`;
  return (row.archived_at ?? null) === null
    ? `В статусе «${label}» это действие недоступно`
    : `${subject} в архиве, сначала верните его`;
}

function refusalsOf<Status extends string, Action extends string, Row extends Document<Status>, Input>(
  life: DocumentLife<Status, Action, NoInfer<Row>>,
  { row, today }: Deciding<Row>,
  wanted: TakingAction<Action, Input> & { rules: ActionRules<Row, Action, Input> },
): FieldErrors {
  const { action, input, rules } = wanted;
  const definition = life.workflow.actions[action];
  const missing = missingAnswers(definition, input);
  if (Object.keys(missing).length > 0) return missing;
  const faults = rules.faults?.(row, { action, input, today }) ?? {};
  if (Object.keys(faults).length > 0 || definition.forward === undefined) return faults;
  const errors = rules.readiness(row, today).filter(({ level }) => level === 'error');
  const refusals: FieldErrors = {};
  for (const { field, message } of errors) (refusals[field] ??= []).push(message);
  return refusals;
}

/**
 * The document is where the action takes it, and its card is answered. Refuses with 404, with 409 when it has changed
 * since it was read or its state does not allow the action, with 403 when the employee may not take it, with 422 when
 * something is missing.
 */
export function takeAction<
  Status extends string,
  Action extends string,
  Row extends Document<Status>,
  Card,
  Input,
>(
  deps: Deps,
  kind: { source: RecordSource<Row, Card>; life: DocumentLife<Status, Action, NoInfer<Row>> },
  wanted: TakingAction<Action, Input> & { rules: ActionRules<Row, Action, Input> },
): Promise<Card> {
  const { source, life } = kind;
  const { actor, origin, id, action, input, rules } = wanted;
  return changeRecord(deps, source, {
    actor,
    origin,
    id,
    lockVersion: input.lock_version,
    decide: async (deciding) => {
      const { row, today } = deciding;
      if (!life.mayAct(actor, action, row)) throw new Forbidden();
      if (!life.allows(action, row)) {
        const label = life.workflow.statuses[row.status];
        const message = life.needless?.(action, row) ?? conflictText(row, source.kind.noun.subject, label);
        throw new Conflict(source.view(row, actor, today), message, { status: [message] });
      }
      const faults = refusalsOf(life, deciding, wanted);
      if (Object.keys(faults).length > 0) throw new ValidationFailed(faults);
      await rules.write(deciding, { actor, action, input });
      return {
        action: `${source.kind.name}.${action}`,
        said: [...actionSaid(input), ...(rules.said?.(row) ?? [])],
        notify: async (trx, after) => {
          if (after.status !== row.status) await rules.notify?.(trx, { before: row, after, actor });
        },
      };
    },
  });
}
