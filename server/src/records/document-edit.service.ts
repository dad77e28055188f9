import { changedFields } from 'shared/contract/record/difference';
import { lined } from 'shared/contract/record/document-lines';
import type { FieldTable, RecordValues, WireField } from 'shared/contract/record/field-table';
import { valuesOfRecord } from 'shared/contract/record/record-values';
import type { Trx } from '../platform/database/database';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { type FieldErrors, Locked, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { authoriseFields } from './document-edit.policy';
import type { DocumentLife, LivingFacts } from './document-life.policy';
import { requireLiveReferences } from './live-references.service';
import { changeRecord, removeRecord } from './record-change.service';
import type { Deciding, RecordFacts, RecordSource } from './record-source';

type Document<Status extends string> = RecordFacts & LivingFacts<Status>;

interface Kind<Status extends string, Action extends string, Row extends Document<Status>, Card> {
  source: RecordSource<Row, Card>;
  life: DocumentLife<Status, Action, NoInfer<Row>>;
}

export interface Editing<Table extends FieldTable, Row> {
  row: Row;
  values: RecordValues<Table>;
  /** Names on the wire of what changes. */
  fields: readonly WireField<Table>[];
  actor: Actor;
}

export interface EditRules<Table extends FieldTable, Row> {
  table: Table;
  /** What follows from other fields and is not the employee's to say. */
  adjust?(values: RecordValues<Table>, before: RecordValues<Table>): RecordValues<Table>;
  /** Why what was said of a field that follows from others cannot be taken: field → sentence. */
  follows?(trx: Trx, said: RecordValues<Table>, adjusted: Overruled<Table>): Promise<FieldErrors>;
  /** Checks the values and writes them; refuses with 422. */
  write(deciding: Deciding<Row>, editing: Editing<Table, Row>): Promise<void>;
  notify?(trx: Trx, change: Editing<Table, Row> & { after: Row }): Promise<void>;
}

/** What was said and is not what becomes of the record. */
export interface Overruled<Table extends FieldTable> {
  values: RecordValues<Table>;
  /** Names on the wire of what was said in vain: neither what the record holds nor what it is to hold. */
  fields: readonly WireField<Table>[];
}

interface Request {
  actor: Actor;
  origin: RequestOrigin;
  id: number;
}

/**
 * What a person says and nothing holds: neither the record as it is nor as it is to be. Null says nothing of a field that
 * follows from others: it leaves it to the server.
 */
function overruledFields<Table extends FieldTable>(
  table: Table,
  { before, said, values }: Record<'before' | 'said' | 'values', RecordValues<Table>>,
): WireField<Table>[] {
  const meant = new Set(changedFields(table, before, said));
  return changedFields(table, values, said).filter((field) => meant.has(field) && said[field] !== null);
}

/**
 * The document holds the given values afterwards. Refuses with 404, with 409 and the present card when it has changed
 * since it was read, with 423 when its state locks it, with 403 or 422 when a field is not this employee's or this
 * state's to change or breaks a rule. Values equal to the present ones change nothing.
 */
export function editDocument<
  Table extends FieldTable,
  Status extends string,
  Action extends string,
  Row extends Document<Status>,
  Card,
>(
  deps: Deps,
  { source, life }: Kind<Status, Action, Row, Card>,
  request: Request & {
    input: Partial<RecordValues<Table>> & { lock_version: number };
    rules: EditRules<Table, Row>;
  },
): Promise<Card> {
  const { actor, origin, id, rules } = request;
  const { lock_version: lockVersion, ...input } = request.input;
  return changeRecord(deps, source, {
    actor,
    origin,
    id,
    lockVersion,
    decide: async (deciding) => {
      const { row } = deciding;
      const before = valuesOfRecord(rules.table, row);
      const said = lined(rules.table, { ...before, ...input } as RecordValues<Table>);
      const values = rules.adjust?.(said, before) ?? said;
      const fields = changedFields(rules.table, before, values);
      const overruled = overruledFields(rules.table, { before, said, values });
      if (fields.length === 0 && overruled.length === 0) return null;
      authoriseFields({
        kind: source.kind,
        table: rules.table,
        status: row.status,
        statusLabel: life.workflow.statuses[row.status],
        isArchived: (row.archived_at ?? null) !== null,
        open: life.openGroups(row.status),
        granted: life.groupsFor(actor, row),
        fields: [...fields, ...overruled],
      });
      // Nothing is dropped in silence: it is what follows anyway, or it is refused.
      const faults =
        overruled.length === 0
          ? {}
          : await rules.follows?.(deciding.trx, said, { values, fields: overruled });
      if (Object.keys(faults ?? {}).length > 0) throw new ValidationFailed(faults ?? {});
      if (fields.length === 0) return null;
      const editing = { row, values, fields, actor };
      await rules.write(deciding, editing);
      await requireLiveReferences(deciding.trx, rules.table, { before, values });
      return {
        action: `${source.kind.name}.updated`,
        notify: async (trx, after) => rules.notify?.(trx, { ...editing, after }),
      };
    },
  });
}

/** The document is in no list afterwards; refuses with 404, 409, and with 423 in a state that keeps it. */
export function deleteDocument<
  Status extends string,
  Action extends string,
  Row extends Document<Status>,
  Card,
>(
  deps: Deps,
  { source, life }: Kind<Status, Action, Row, Card>,
  request: Request & { lockVersion: number | null; erase: (deciding: Deciding<Row>) => Promise<void> },
): Promise<void> {
  const { erase, ...wanted } = request;
  return removeRecord(deps, source, {
    ...wanted,
    action: `${source.kind.name}.deleted`,
    remove: async (deciding) => {
      const { row } = deciding;
      if (!life.canOf(request.actor, row).delete) {
        const label = life.workflow.statuses[row.status];
        throw new Locked(`${source.kind.noun.subject} в статусе «${label}», удалить его нельзя`);
      }
      await erase(deciding);
    },
  });
}
