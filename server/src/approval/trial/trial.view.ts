import type { ChainTrial } from 'shared/contract/approval/chain-trial';
import type { Deps } from '../../platform/module';
import { requireSubject } from '../approval-subjects.service';
import { documentView } from '../chains/chain.view';
import { findReferences } from '../people/people.repository';
import type { Staff } from '../people/staff';
import type { Medians, SentDocument } from './trial.repository';
import { askedBy, type Hole, type TriedTemplate, type Way } from './trial.policy';

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
const NAMED = 50;

const count = (ids: Iterable<number>, into: Map<number, number>) => {
  for (const id of ids) into.set(id, (into.get(id) ?? 0) + 1);
};

async function peopleOf({ db }: Pick<Deps, 'db'>, { documents, medians }: Tried) {
  const [asked, before] = [new Map<number, number>(), new Map<number, number>()];
  for (const each of documents.filter(({ isCaught }) => isCaught)) {
    count(each.asked, asked);
    count(new Set(each.document.asked_ids), before);
  }
  const ids = [...new Set([...asked.keys(), ...before.keys()])];
  const load = (id: number) => (medians.people.get(id) ?? 0) * (asked.get(id) ?? 0);
  const times = (id: number) => asked.get(id) ?? 0;
  ids.sort((a, b) => load(b) - load(a) || times(b) - times(a) || a - b);
  const references = await findReferences(db, ids.slice(0, NAMED));
  const people: ChainTrial['people'] = [];
  for (const id of ids.slice(0, NAMED)) {
    const user = references.get(id);
    if (user === undefined) continue;
    const [now, was, median] = [asked.get(id), before.get(id), medians.people.get(id)];
    people.push({ user, asked: now ?? 0, was_asked: was ?? 0, median_minutes: median ?? null });
  }
  return { people, people_total: ids.length };
}

function stagesOf({ documents, tried, medians }: Tried): ChainTrial['stages'] {
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
      empty: applying.length - asks,
      median_minutes: medians.stages.get(name) ?? null,
    };
  });
}

/** The trial as the wire shows it. */
export async function trialView(deps: Deps, trial: Tried): Promise<ChainTrial> {
  const { documents, staff } = trial;
  const shown = ({ document }: TriedDocument) =>
    documentView(requireSubject(deps.app, document.kind).kind, document);
  const holes = documents.flatMap((each) => each.holes.map((hole) => ({ ...hole, document: shown(each) })));
  const changed = documents.filter(({ isOther }) => isOther);
  const namesOf = (ids: ReadonlySet<number>, except: ReadonlySet<number>) =>
    [...ids].filter((id) => !except.has(id)).map((id) => staff.person(id).full_name);
  return {
    since: trial.since,
    looked_at: documents.length,
    is_cut: trial.isCut,
    caught: documents.filter(({ isCaught }) => isCaught).length,
    ...(await peopleOf(deps, trial)),
    stages: stagesOf(trial),
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
