import type { RawBuilder } from 'kysely';
import type { KeptValue } from 'shared/contract/record/kept-change';
import { keptState } from 'shared/contract/record/record-values';
import { fieldText } from 'shared/field-text';
import type { Db, Trx } from '../platform/database/database';
import type { ActivityLog } from '../platform/activity/activity-log.service';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import type { Deps } from '../platform/module';
import type { DocumentLife, LivingFacts } from '../records/document-life.policy';
import { changeAlong, requireRecord } from '../records/record-change.service';
import type { RecordFacts, RecordSource } from '../records/record-source';
import { lockRow } from '../records/versioned-row';
import type { Viewer } from '../records/viewer';
import type {
  ApprovalSubject,
  SendingChoice,
  SubjectOutcome,
  SubjectPeople,
} from './approval-subjects.service';
import type { ChainFacts } from './chain-content';
import type { RouteFacts } from './route/route-conditions';

interface Readiness {
  message: string;
  level: 'error' | 'warning';
}

const RECALL = 'recall';
/** Why an approval was ended without the decisions still open. */
const FORCED = 'forced_reason';

/** What approval asks of a document's own use case. */
type OwnAction = { actor: Actor; origin: RequestOrigin; id: number } & (
  | { action: 'send-to-approval'; input: { lock_version: number }; choice: SendingChoice }
  | { action: typeof RECALL; input: { lock_version: number; reason: string } }
);

/** What makes the approval of one kind of documents differ from another's. */
export interface DocumentApproval<
  Status extends string,
  Action extends string,
  Row extends RecordFacts & LivingFacts<Status>,
  Card,
> {
  source: RecordSource<Row, Card>;
  readers(db: Db, id: number): Promise<number[]>;
  life: DocumentLife<Status, Action | typeof RECALL, NoInfer<Row>>;
  readBy(viewer: Viewer, id: RawBuilder<number>): RawBuilder<boolean>;
  /** What decides the route; may look at records the document refers to. */
  route(db: Db, row: Row): Promise<RouteFacts>;
  people(row: Row, db: Db): SubjectPeople | Promise<SubjectPeople>;
  sums(row: Row): Pick<ChainFacts, 'amount' | 'currency_code' | 'counterparty_name' | 'organization_name'>;
  /** Fields the inbox shows beside the sum and the parties. */
  shown: readonly string[];
  risks(row: Row): ChainFacts['risks'];
  readiness(row: Row, today: string): readonly Readiness[];
  admit(trx: Trx, id: number, userIds: readonly number[]): Promise<void>;
  /** The document's own use case of an action. */
  act(deps: Deps, step: OwnAction): Promise<unknown>;
  outcomes: Readonly<Record<SubjectOutcome | 'cancelled', Status>>;
  /** Writes the state; the caller holds the document. */
  enter(
    trx: Trx,
    change: { row: Row; actor: Actor | null; now: Date; status: Status; reason: string | null },
  ): Promise<void>;
}

function shownFacts<Row extends RecordFacts>(
  source: RecordSource<Row, unknown>,
  row: Row,
  shown: readonly string[],
): ChainFacts['facts'] {
  const state = keptState(source.fields, row);
  return shown.flatMap((name) => {
    const field = source.fields[name];
    const value = field === undefined ? null : fieldText(field, (state[name] ?? null) as KeptValue);
    return field === undefined || value === null ? [] : [{ name, label: field.label, value }];
  });
}

/** A kind of documents that shares the life of documents, as approval sees it. */
export function documentSubject<
  Status extends string,
  Action extends string,
  Row extends RecordFacts & LivingFacts<Status>,
  Card,
>(document: DocumentApproval<Status, Action, Row, Card>): ApprovalSubject {
  const { source, life, outcomes } = document;
  const { kind, fields } = source;
  return {
    kind,
    fields,
    readBy: (viewer, id) => document.readBy(viewer, id),
    audience: (db, id) => source.audience(db, id),
    readers: (db, id) => document.readers(db, id),
    admit: (trx, id, userIds) => document.admit(trx, id, userIds),
    async send(deps, { lockVersion, choice, ...step }) {
      const input = { lock_version: lockVersion };
      await document.act(deps, { ...step, action: 'send-to-approval', input, choice });
    },
    async recall(deps, { lockVersion, reason, ...step }) {
      await document.act(deps, { ...step, action: RECALL, input: { lock_version: lockVersion, reason } });
    },
    async hold(trx, id) {
      // In the order of the document's own changes, its agreement before an addendum: whoever hands both over at this
      // moment takes them in that order too.
      await lockRow(trx, source.seen, { viewer: 'everything', id });
    },
    async find(db, { viewer, id, today }) {
      const row = await source.find(db, viewer, id);
      if (row === null) return null;
      const readiness = document.readiness(row, today);
      const label = `${kind.noun.subject} ${source.label(row)}`;
      return {
        id,
        label,
        lockVersion: row.lock_version,
        status: row.status,
        record: row,
        route: await document.route(db, row),
        people: await document.people(row, db),
        facts: {
          label,
          ...document.sums(row),
          facts: shownFacts(source, row, document.shown),
          risks: document.risks(row),
        },
        faults: readiness.filter(({ level }) => level === 'error').map(({ message }) => message),
      };
    },
    async underWay(db, { actor, id, today }) {
      const row = await source.find(db, actor, id);
      if (row === null) return { mayRecall: false, warnings: [] };
      return {
        mayRecall: life.mayAct(actor, RECALL, row) && life.allows(RECALL, row),
        warnings: document.readiness(row, today).map(({ message }) => message),
      };
    },
    async settle(deps, { trx, actor, origin, id, outcome, reason, isForced }) {
      await requireRecord(source, trx, { viewer: 'everything', id });
      await changeAlong(deps, source, {
        trx,
        change: { actor, origin },
        id,
        decide: async ({ row, now }) => {
          if (row.status !== 'on_approval') return null;
          await document.enter(trx, { row, actor, now, status: outcomes[outcome], reason });
          return {
            action: `${kind.name}.${outcome}`,
            said: reason === null ? [] : [{ field: isForced ? FORCED : 'reason', old: null, new: reason }],
          };
        },
      });
    },
  };
}

/** The names of the ends of an approval in the journal of a kind. */
export function outcomeLabels(kind: string): Record<string, string> {
  return {
    [`${kind}.passed`]: 'Согласование пройдено',
    [`${kind}.returned`]: 'Возврат с согласования на доработку',
    [`${kind}.rejected`]: 'Отказ в согласовании',
  };
}

/** What was said at the ends of an approval, in the words of the journal: one that has passed needs no reason. */
export function wordOutcomes(activity: Pick<ActivityLog, 'fields'>, kind: string): void {
  const said = (label: string) =>
    ({ label, kind: 'long_text', max: 2000, group: 'service', section: null }) as const;
  activity.fields(kind, { [FORCED]: said('Причина') });
  activity.fields(`${kind}.passed`, { reason: said('Замечание') });
}
