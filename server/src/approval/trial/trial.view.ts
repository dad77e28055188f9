import type { ChainTrial } from 'shared/contract/approval/chain-trial';
import type { UserReference } from 'shared/contract/list/reference';
import type { RecordKind } from 'shared/contract/record/record-kind';
import { documentView } from '../chains/chain.view';
import type { Staff } from '../people/staff';
import { unmetReasons } from '../route/reasons.labels';
import type { FactNames } from '../route/reasons.repository';
import type { RouteFacts } from '../route/route-conditions';
import type { Medians, SentDocument } from './trial.repository';
import { askedBy, type Hole, type Skip, type TriedTemplate, type Way } from './trial.policy';

/** A document with both ways it could go. */
export interface TriedDocument {
  document: SentDocument;
  before: Way;
  after: Way;
  /** The template on trial takes it. */
  isCaught: boolean;
  /** It would go another way than by the templates as they are. */
  isOther: boolean;
  /** Whom the template would ask about it. */
  asked: ReadonlySet<number>;
  holes: readonly Hole[];
}

export interface Tried {
  since: string;
  isCut: boolean;
  documents: readonly TriedDocument[];
  staff: Staff;
  tried: TriedTemplate;
  medians: Medians;
}

/** So many of each list are named; the rest is a number. */
export const NAMED = 50;
/** So many documents are named of those that a stage is not for. */
export const SKIPS_NAMED = 10;

const count = (ids: Iterable<number>, into: Map<number, number>) => {
  for (const id of ids) into.set(id, (into.get(id) ?? 0) + 1);
};

/** Somebody whom the template would ask, or who was asked; numbers of documents. */
export interface AskedPerson {
  id: number;
  asked: number;
  was_asked: number;
  median_minutes: number | null;
}

/** Everybody concerned by what the template takes, whoever it would cost most first. */
export function askedPeople({ documents, medians }: Pick<Tried, 'documents' | 'medians'>): AskedPerson[] {
  const [asked, before] = [new Map<number, number>(), new Map<number, number>()];
  for (const each of documents.filter(({ isCaught }) => isCaught)) {
    count(each.asked, asked);
    count(new Set(each.document.asked_ids), before);
  }
  const people = [...new Set([...asked.keys(), ...before.keys()])].map((id) => ({
    id,
    asked: asked.get(id) ?? 0,
    was_asked: before.get(id) ?? 0,
    median_minutes: medians.people.get(id) ?? null,
  }));
  const load = (each: AskedPerson) => (each.median_minutes ?? 0) * each.asked;
  return people.sort((a, b) => load(b) - load(a) || b.asked - a.asked || a.id - b.id);
}

/** What a document does not meet of a stage that is not for it, in words. */
function skipped({ skips, names, kindOf }: Shown, at: number): ChainTrial['stages'][number]['skips'] {
  return (skips[at] ?? []).flatMap(({ document: { document }, condition }) => {
    const { facts } = document.route;
    const known = names.get(facts);
    const reasons = known === undefined ? [] : unmetReasons(condition, facts, known);
    return [{ document: documentView(kindOf(document.kind), document), reasons }];
  });
}

function stagesOf({ documents, tried, medians }: Tried, shown: Shown): ChainTrial['stages'] {
  const caught = documents.filter(({ isCaught }) => isCaught);
  return tried.stages.map(({ position, name }, at) => {
    const planned = caught.flatMap(({ after }) => after.stages[at] ?? []);
    const applying = planned.filter(({ applies }) => applies);
    const asks = applying.filter(({ seats }) => seats.length > 0).length;
    return {
      position,
      name,
      asks,
      skipped: planned.length - applying.length,
      skips: skipped(shown, at),
      empty: applying.length - asks,
      median_minutes: medians.stages.get(name) ?? null,
    };
  });
}

interface Shown {
  people: readonly AskedPerson[];
  references: ReadonlyMap<number, UserReference>;
  kindOf: (name: string) => RecordKind;
  /** Of each stage in its order. */
  skips: readonly (readonly Skip<TriedDocument>[])[];
  names: ReadonlyMap<RouteFacts, FactNames>;
}

/** The trial as the wire shows it. */
export function trialView(trial: Tried, view: Shown): ChainTrial {
  const { people, references, kindOf } = view;
  const { documents, staff } = trial;
  const shown = ({ document }: TriedDocument) => documentView(kindOf(document.kind), document);
  const holes = documents.flatMap((each) => each.holes.map((hole) => ({ ...hole, document: shown(each) })));
  const changed = documents.filter(({ isOther }) => isOther);
  const namesOf = (ids: ReadonlySet<number>, except: ReadonlySet<number>) =>
    [...ids].filter((id) => !except.has(id)).map((id) => staff.person(id).full_name);
  return {
    since: trial.since,
    looked_at: documents.length,
    is_cut: trial.isCut,
    caught: documents.filter(({ isCaught }) => isCaught).length,
    people: people.slice(0, NAMED).flatMap(({ id, ...load }) => {
      const user = references.get(id);
      return user === undefined ? [] : [{ user, ...load }];
    }),
    people_total: people.length,
    stages: stagesOf(trial, view),
    holes: holes.slice(0, NAMED).map(({ document, stageName, reasons, isBare }) => ({
      document,
      stage_name: stageName,
      reasons: [...reasons],
      is_bare: isBare,
    })),
    holes_total: holes.length,
    changed: changed.slice(0, NAMED).map((each) => {
      const [before, after] = [askedBy(each.before), askedBy(each.after)];
      return {
        document: shown(each),
        before: each.before.template?.name ?? null,
        after: each.after.template?.name ?? null,
        added: namesOf(after, before),
        removed: namesOf(before, after),
      };
    }),
    changed_total: changed.length,
  };
}
