import type { FastifyInstance } from 'fastify';
import type { RawBuilder } from 'kysely';
import type { FieldTable } from 'shared/contract/record/field-table';
import type { RecordKind } from 'shared/contract/record/record-kind';
import type { Db, Trx } from '../platform/database/database';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import type { Viewer } from '../records/viewer';
import type { ChainFacts } from './chain-content';
import type { RouteFacts } from './route/route-conditions';

/** People of a document that a route may name. */
export interface SubjectPeople {
  authorId: number | null;
  responsibleId: number;
  curatorId: number | null;
  departmentId: number | null;
  /** Full name of whoever signs for us; the employee of that name is asked. */
  ourSignatoryName: string | null;
}

/** A document as approval sees it. */
export interface SubjectState {
  id: number;
  /** «№ 12 „Поставка“». */
  label: string;
  lockVersion: number;
  status: string;
  /** The whole record, as its card is read: essential fields are taken of it. */
  record: object;
  route: RouteFacts;
  people: SubjectPeople;
  facts: ChainFacts;
  /** What stands in the way of sending it, in sentences. */
  faults: readonly string[];
}

/** Of a document that is decided upon at this moment. */
export interface SubjectUnderWay {
  /** The employee may take it back in its present state. */
  mayRecall: boolean;
  /** What is to be said of it by now, in sentences; much of it was not known when it was sent. */
  warnings: readonly string[];
}

/** How an approval ends for its document. */
export type SubjectOutcome = 'passed' | 'returned' | 'rejected';

/** Who is asked in the place of those the facts lead to, and who is asked again. */
export interface SendingChoice {
  templateId?: number | undefined;
  participants?: readonly { user_id: number; is_required: boolean }[] | undefined;
  restart: 'changed' | 'all';
}

interface Step {
  actor: Actor;
  origin: RequestOrigin;
  id: number;
  lockVersion: number;
}

/** What a kind of documents says about its approval. Approval knows of it nothing else. */
export interface ApprovalSubject {
  kind: RecordKind;
  fields: FieldTable;
  /** The right to read and the scope, as a condition over an id. */
  readBy(viewer: Viewer, id: RawBuilder<number>): RawBuilder<boolean>;
  /** The document as the viewer sees it; null when there is none. */
  find(db: Db, wanted: { viewer: Viewer; id: number; today: string }): Promise<SubjectState | null>;
  /** Nobody else changes the document until the transaction ends; taken before the approval itself is held. */
  hold(trx: Trx, id: number): Promise<void>;
  /** The people see the document from now on, whatever their scope. */
  admit(trx: Trx, id: number, userIds: readonly number[]): Promise<void>;
  /** Employees to whom a change is announced. */
  audience(db: Db, id: number): Promise<number[]>;
  /** Every employee who sees the document, present or not. */
  readers(db: Db, id: number): Promise<number[]>;
  /** Sends it by its own action, which begins the approval. */
  send(deps: Deps, step: Step & { choice: SendingChoice }): Promise<void>;
  /** Takes it back by its own action, which ends the approval. */
  recall(deps: Deps, step: Step & { reason: string }): Promise<void>;
  /** What the document is while it is decided upon, as the employee sees it. */
  underWay(db: Db, wanted: { actor: Actor; id: number; today: string }): Promise<SubjectUnderWay>;
  /** The document is where the end of its approval takes it; `draft` when the approval was cancelled. */
  settle(
    deps: Deps,
    step: {
      trx: Trx;
      actor: Actor | null;
      origin: RequestOrigin;
      id: number;
      outcome: SubjectOutcome | 'cancelled';
      reason: string | null;
      /** It was ended without the decisions still open. */
      isForced: boolean;
    },
  ): Promise<void>;
}

const catalogues = new WeakMap<FastifyInstance, Map<string, ApprovalSubject>>();

function catalogueOf(app: FastifyInstance): Map<string, ApprovalSubject> {
  const known = catalogues.get(app);
  if (known !== undefined) return known;
  const fresh = new Map<string, ApprovalSubject>();
  catalogues.set(app, fresh);
  return fresh;
}

/** Lets documents of the kind be approved on this server, by the rules of their module. */
export function approvalSubject(app: FastifyInstance, subject: ApprovalSubject): void {
  catalogueOf(app).set(subject.kind.name, subject);
}

/** Every kind that is approved, in the order in which they were made known. */
export function approvalSubjects(app: FastifyInstance): ApprovalSubject[] {
  return [...catalogueOf(app).values()];
}

/** Who says how the kind is approved; refuses with 422 one that is not. */
export function requireSubject(app: FastifyInstance, kind: string): ApprovalSubject {
  const subject = catalogueOf(app).get(kind);
  if (subject === undefined) throw new ValidationFailed({ kind: ['Документы этого вида не согласуют'] });
  return subject;
}
