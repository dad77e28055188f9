import { setImmediate } from 'node:timers/promises';
import type { ChainStageValues, ChainStageView } from 'shared/contract/approval/chain-template';
import type { ChainTrial, chainTrialInput } from 'shared/contract/approval/chain-trial';
import type { z } from 'zod';
import { addDays, addMonths, businessDay, businessMoment } from '../../calendar/business-day';
import { findWorkingClock } from '../../calendar/working-minutes.repository';
import { sql } from 'kysely';
import type { Actor } from '../../platform/http/actor';
import { NotFound } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import { requireSubject } from '../approval-subjects.service';
import { readableChain } from '../chains/chain-list';
import { findReferences } from '../people/people.repository';
import { findStaff } from '../people/staff.repository';
import { findNamesOfFacts } from '../route/reasons.repository';
import { checkTemplate } from '../templates/template-check.service';
import { findTemplateRow, findWholeTemplatesFor } from '../templates/chain-templates.repository';
import { findMedians, findSentDocuments, type SentDocument } from './trial.repository';
import { askedPeople, NAMED, SKIPS_NAMED, type TriedDocument, trialView } from './trial.view';
import { askedBy, holesOf, isOtherWay, skipsOf, type TriedTemplate, wayOf } from './trial.policy';

type Input = z.output<typeof chainTrialInput>;

/** So many documents are looked at, the newest. */
const MOST = 500;
/** So many are judged before others have their turn. */
const BATCH = 50;
/** A decision of the year was asked for at most so many days before it. */
const LONGEST_TURN = 366;
/** Of equal templates the older one goes first, and a new one is the youngest. */
const YOUNGEST = Number.MAX_SAFE_INTEGER;

function stageView(
  { participants, escalation_user_id: userId, ...stage }: ChainStageValues,
  at: number,
): ChainStageView {
  return {
    ...stage,
    id: at + 1,
    position: at + 1,
    escalation_user: userId === null ? null : { id: userId, name: '' },
    participants: participants.map((each, place) => ({
      ...each,
      id: place + 1,
      position: place + 1,
      ref_name: null,
    })),
  };
}

const triedOf = ({ template_id: id, stages, ...template }: Input): TriedTemplate => ({
  ...template,
  id: id ?? YOUNGEST,
  stages: stages.map(stageView),
});

/** Each document by the templates as they are and as they would be, some at a time: a year is not one turn. */
async function judge(
  documents: readonly SentDocument[],
  decide: (document: SentDocument) => TriedDocument,
): Promise<TriedDocument[]> {
  const judged: TriedDocument[] = [];
  for (const [at, document] of documents.entries()) {
    if (at > 0 && at % BATCH === 0) await setImmediate();
    judged.push(decide(document));
  }
  return judged;
}

/**
 * What the template would have done with the documents the reader may see that were sent within the last twelve months,
 * the newest 500: by the conditions they were sent with and by the employees of today, nobody being away. Nothing is
 * kept. Refuses with 404 when there is no template it would replace, and with 422 what could not be followed.
 */
export async function tryTemplate(deps: Deps, actor: Actor, input: Input): Promise<ChainTrial> {
  const { app, db } = deps;
  checkTemplate(input);
  const saved = input.template_id === null ? null : await findTemplateRow(db, input.template_id);
  if (saved === null && input.template_id !== null) throw new NotFound('Шаблон не найден');
  const today = businessDay(deps.now());
  const since = addMonths(today, -12);
  const wanted = {
    readable: readableChain(app, actor),
    kinds: [...new Set([...input.document_kinds, ...(saved?.document_kinds ?? [])])],
    since: businessMoment(since),
  };
  const found = await findSentDocuments(db, { ...wanted, most: MOST + 1 });
  const present = await findWholeTemplatesFor(db, wanted.kinds);
  const tried = triedOf(input);
  const changed = [...present.filter(({ id }) => id !== tried.id), tried];
  const staff = await findStaff(db, null);
  const documents = await judge(found.slice(0, MOST), (document) => {
    const before = wayOf(staff, present, document);
    const after = wayOf(staff, changed, document);
    const isCaught = after.template === tried;
    return {
      document,
      before,
      after,
      isCaught,
      isOther: isOtherWay(before, after),
      asked: isCaught ? askedBy(after) : new Set(),
      holes: isCaught ? holesOf(after) : [],
    };
  });
  const clock = await findWorkingClock(
    db,
    { first: addDays(since, -LONGEST_TURN), last: today },
    { from: sql`coalesce(t.started_at, t.created_at)`, to: sql`t.finished_at` },
  );
  const medians = await findMedians(db, wanted, clock);
  const trial = { since, isCut: found.length > MOST, documents, staff, tried, medians };
  const people = askedPeople(trial);
  const named = people.slice(0, NAMED).map(({ id }) => id);
  const skips = skipsOf(tried, documents, SKIPS_NAMED);
  const skipped = new Set(skips.flat().map(({ document: { document } }) => document.route.facts));
  return trialView(trial, {
    people,
    skips,
    names: await findNamesOfFacts(db, [...skipped]),
    references: await findReferences(db, named),
    kindOf: (name) => requireSubject(app, name).kind,
  });
}
