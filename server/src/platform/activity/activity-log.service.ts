import type { RawBuilder } from 'kysely';
import type { ActivityChange } from 'shared/contract/journal/activity-log';
import type { FieldTable } from 'shared/contract/record/field-table';
import type { RecordKind } from 'shared/contract/record/record-kind';
import { changeText } from 'shared/field-text';
import type { Secrets } from '../config/secrets';
import type { Db, Trx } from '../database/database';
import { wholeOf } from '../database/side-by-side';
import { beforeCommit } from '../database/transact';
import type { Actor, RequestOrigin } from '../http/actor';
import { Unavailable } from '../http/errors';
import { keysOver } from '../key-ring';
import {
  type ActivityRow,
  appendLines,
  getHead,
  type Head,
  linesInOrder,
  lockHead,
} from './activity-log.repository';
import { chainHash } from './hash-chain';
import { type LineRule, type RuledKind, seesRecords } from './line-visibility';
import type { JournalChange } from './journal-change';
import { type AddressOf, type RecordPage, RecordPages, type Told } from './record-pages';
import {
  type ReferringFields,
  type UnseenReferences,
  referringFields,
  unseenReferences,
  withoutUnseen,
} from './unseen-references';

export interface ActivityEntry {
  /** Null when the server acts by itself. */
  actor: Pick<Actor, 'id' | 'name'> | null;
  onBehalfOfId?: number | null;
  /** Machine name: `agreement.updated`. */
  action: string;
  entityType: string;
  entityId: number | null;
  /** What the record is called, kept after its deletion. */
  entityLabel: string;
  /** Raw values of fields, or texts where what changed is no field of a table. */
  changes?: readonly JournalChange[];
  origin: RequestOrigin;
  /** When it happened, for a record of the past; the present moment by default. */
  occurredAt?: Date;
}

export interface Fault {
  seq: number;
  reason: 'changed' | 'removed' | 'inserted';
}

export interface Verification {
  checked: number;
  /** The first broken place in the order of the chain; null when the journal is intact. */
  fault: Fault | null;
}

/** A line to be worded, with what its reader may not learn from it. */
export type WordedLine = Pick<ActivityRow, 'entity_type' | 'changes'> & {
  action?: string;
  unseen_references: UnseenReferences;
};

/** The append-only journal, chained by keyed hashes. */
export interface ActivityLog {
  /** Adds a line that is there if and only if the transaction commits. */
  record(trx: Trx, entry: ActivityEntry): Promise<void>;
  /** Names actions in Russian for the journal: `labels({ 'agreement.updated': 'Изменение договора' })`. */
  labels(labels: Readonly<Record<string, string>>): void;
  /** The Russian name of an action; the machine name when nobody gave one. */
  labelOf(action: string): string;
  /** Every action somebody gave a name to, with that name. */
  actions(): Iterable<[string, string]>;
  /** Gives fields by which the raw changes of a kind's lines, or of an action's, are worded when read, beside those given before. */
  fields(kindOrAction: string, table: FieldTable): void;
  /** The changes of a line in the words of today's field table; what was written in words stays so. */
  wordsOf(line: WordedLine): ActivityChange[];
  /** Tells where the records that lines of a type are about have their pages, and what opening one needs. */
  pages(entityType: string, page: RecordPage): void;
  /** The addresses of the records the lines are about, as the reader may open them. */
  addressesOf(db: Db, lines: readonly Told[], reader: Actor): Promise<AddressOf>;
  /** Tells who sees the records of a type: to others its lines say that something happened, and not to what. */
  visibility(kind: Pick<RecordKind, 'name' | 'resource'>, rule: LineRule): void;
  /** The lines whose record the reader sees, as a condition over `activity_logs`. */
  seenBy(actor: Actor): RawBuilder<boolean>;
  /** What a line refers to and the reader does not see, as a column over `activity_logs`: by it the line is worded. */
  unseenBy(actor: Actor): RawBuilder<UnseenReferences>;
  /** Finds the first line that was changed, removed or inserted past the journal, or is not the one an anchor names. */
  verify(db: Db, anchors?: readonly Head[]): Promise<Verification>;
  /** The newest link: kept outside, it shows that the newest lines were removed. */
  head(db: Db): Promise<Head>;
}

type Draft = Omit<ActivityRow, 'seq' | 'prev_hash' | 'hash'>;

function draftOf(entry: ActivityEntry, now: Date): Draft {
  return {
    occurred_at: (entry.occurredAt ?? now).toISOString(),
    actor_id: entry.actor?.id ?? null,
    actor_name: entry.actor?.name ?? null,
    on_behalf_of_id: entry.onBehalfOfId ?? null,
    action: entry.action,
    entity_type: entry.entityType,
    entity_id: entry.entityId,
    entity_label: entry.entityLabel,
    changes: [...(entry.changes ?? [])],
    ip: entry.origin.ip,
    user_agent: entry.origin.userAgent,
    request_id: entry.origin.requestId,
  };
}

interface Signing {
  key: Buffer;
  fingerprint: string;
}

async function append({ key, fingerprint }: Signing, trx: Trx, drafts: readonly Draft[]): Promise<void> {
  const head = await lockHead(trx);
  if ((head.key_fingerprint ?? fingerprint) !== fingerprint) {
    throw new Unavailable(
      'Ключ системы сменили, пока этот узел работал. Узел нужно перезапустить с новым ключом',
    );
  }
  head.key_fingerprint = fingerprint;
  const lines = drafts.map((draft): ActivityRow => {
    const prev_hash = head.hash;
    head.seq += 1;
    head.hash = chainHash(key, prev_hash, { seq: head.seq, ...draft });
    return { seq: head.seq, ...draft, prev_hash, hash: head.hash };
  });
  await appendLines(trx, lines, head);
}

/** The line by which the keys of a new root begin; it is written with them. */
export const REKEYED = 'installation.rekeyed';

/** What is wrong with a line, given the number and the hash of the one before it; null when nothing is. */
function faultOf(key: Buffer, row: ActivityRow, previous: { seq: number; hash: string }): Fault | null {
  if (row.seq > previous.seq + 1) return { seq: previous.seq + 1, reason: 'removed' };
  if (row.seq <= previous.seq) return { seq: row.seq, reason: 'inserted' };
  const { prev_hash, hash, ...line } = row;
  if (prev_hash !== previous.hash) return { seq: row.seq, reason: 'changed' };
  return chainHash(key, prev_hash, line) === hash ? null : { seq: row.seq, reason: 'changed' };
}

/** The keys of a journal in the order they were used: once a line shows the next ones, the earlier count no more. */
class KeysInTurn {
  constructor(private readonly keys: readonly Buffer[]) {}

  private at = 0;

  get areAtTheLast(): boolean {
    return this.at === this.keys.length - 1;
  }

  faultOf(row: ActivityRow, previous: { seq: number; hash: string }): Fault | null {
    const next = row.action === REKEYED ? this.keys[this.at + 1] : undefined;
    if (next !== undefined && faultOf(next, row, previous) === null) {
      this.at += 1;
      return null;
    }
    return faultOf(this.keys[this.at] ?? Buffer.alloc(0), row, previous);
  }
}

async function verifyChain(keys: KeysInTurn, db: Db, anchors: readonly Head[]): Promise<Verification> {
  const head = await getHead(db);
  const outside = new Map(anchors.map(({ seq, hash }) => [seq, hash]));
  const lastOutside = anchors.reduce((last, { seq }) => Math.max(last, seq), 0);
  let last = { seq: 0, hash: '' };
  for await (const rows of linesInOrder(db)) {
    for (const row of rows) {
      // Lines added while the check runs are newer than its head and are not its business, unless they are unsigned.
      const fault = keys.faultOf(row, last);
      if (fault !== null) {
        const pastTheEnd = row.seq > head.seq && fault.reason === 'changed';
        return { checked: last.seq, fault: pastTheEnd ? { seq: row.seq, reason: 'inserted' } : fault };
      }
      // A chain that fits in itself was written anew by whoever holds the key too, unless it fits what lies outside.
      if ((outside.get(row.seq) ?? row.hash) !== row.hash) {
        return { checked: last.seq, fault: { seq: row.seq, reason: 'changed' } };
      }
      last = row;
    }
  }
  if (last.seq < Math.max(head.seq, lastOutside) || !keys.areAtTheLast)
    return { checked: last.seq, fault: { seq: last.seq + 1, reason: 'removed' } };
  return { checked: last.seq, fault: null };
}

/** The journal kept under a key of its own, and verified under those before it too; the chain is extended at the very end of each use case. */
export function createActivityLog(secrets: Secrets, now: () => Date): ActivityLog {
  const signing = { key: secrets.derive('activity-log'), fingerprint: secrets.fingerprint };
  const waiting = new WeakMap<Trx, Draft[]>();
  const names = new Map<string, string>();
  const tables = new Map<string, FieldTable>();
  const kinds = new Map<string, RuledKind>();
  // Found at the first reading: tables and rules are told while the modules are put together.
  let referring: ReferringFields | null = null;
  const places = new RecordPages();
  return {
    async record(trx, entry) {
      const draft = draftOf(entry, now());
      const whole = wholeOf(trx);
      const drafts = waiting.get(whole);
      if (drafts !== undefined) {
        drafts.push(draft);
        return;
      }
      const fresh = [draft];
      waiting.set(whole, fresh);
      await beforeCommit(trx, (inner) => {
        waiting.delete(whole);
        return append(signing, inner, fresh);
      });
    },
    labels(labels) {
      for (const [action, label] of Object.entries(labels)) names.set(action, label);
    },
    actions: () => names.entries(),
    fields(kindOrAction, table) {
      tables.set(kindOrAction, { ...tables.get(kindOrAction), ...table });
      referring = null;
    },
    wordsOf({ entity_type, action = '', changes, unseen_references }) {
      const table = { ...tables.get(entity_type), ...tables.get(action) };
      return changes.map((kept) => {
        const change = withoutUnseen(table, kept, unseen_references);
        return 'label' in change ? change : changeText(table, change);
      });
    },
    pages: (entityType, page) => void places.set(entityType, page),
    addressesOf: (db, lines, reader) => places.addressesOf(db, lines, reader),
    visibility({ name, resource }, rule) {
      kinds.set(name, { resource, rule });
      referring = null;
    },
    seenBy: (actor) => seesRecords(kinds, actor),
    unseenBy: (actor) => unseenReferences((referring ??= referringFields(tables, kinds)), kinds, actor),
    labelOf: (action) => names.get(action) ?? action,
    verify: async (db, anchors = []) =>
      verifyChain(new KeysInTurn(await keysOver(db, secrets, 'activity-log')), db, anchors),
    head: getHead,
  };
}
