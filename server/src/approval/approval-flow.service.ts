import type { FastifyInstance } from 'fastify';
import { quoted } from 'shared/contract/quotation';
import { businessDay } from '../calendar/business-day';
import { findWorkCalendar } from '../calendar/working-days.repository';
import type { Trx } from '../platform/database/database';
import { holds } from '../platform/http/access';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { Forbidden, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { requireSubject, type SendingChoice } from './approval-subjects.service';
import { isOpenRound } from './decisions.policy';
import { contentOf } from './chain-content';
import { follow } from './chains/aftermath.service';
import { findChain, findLastChain, loadChain, lockChain } from './chains/chains.repository';
import { findAgreedFiles, findMainFile } from './chains/document-files.repository';
import { closeLooseTasks, insertChain, markCancelled, markReset } from './chains/new-chain.repository';
import { comingRound } from './chains/rounds.service';
import { asksNobody, end, start } from './engine/steps';
import { pastRouteText } from './refusals.labels';
import { keptRoute } from './route/planned-stages';
import { planRoute } from './route/route.service';
import { dueOfRound } from './route/due-of-round';

const installed = new WeakSet<FastifyInstance>();

/** Documents of this server are approved by chains from now on; without it they are moved by hand. */
export function installApproval(app: FastifyInstance): void {
  installed.add(app);
}

interface Begin {
  trx: Trx;
  kind: string;
  id: number;
  actor: Actor;
  origin: RequestOrigin;
  choice?: SendingChoice | undefined;
}

const noRoute = (sentence: string) => new ValidationFailed({ route: [sentence] }, sentence);

/**
 * People of one's own choice, or another template, are for what no route leads anywhere: nobody is to go past those the
 * document's facts lead to. Refuses with 403 whoever does not look after approvals.
 */
async function requireOwnRoute(
  trx: Trx,
  planning: Parameters<typeof planRoute>[1],
  { actor, choice }: { actor: Actor; choice: SendingChoice },
): Promise<void> {
  const { participants, templateId, restart } = choice;
  if (participants === undefined && templateId === undefined) return;
  if (holds(actor, 'approval_chains.edit')) return;
  const own = await planRoute(trx, planning, { restart });
  if ('fault' in own || own.template === null || own.stages.every(({ seats }) => seats.length === 0)) return;
  if (participants === undefined && own.template.id === templateId) return;
  throw new Forbidden(pastRouteText(own.template.name));
}

/**
 * A round of approval of what has just been sent and frozen. Refuses with 403 whoever would go past the document's own
 * route, and with 422 when no route fits, or when it leads to nobody.
 */
async function begin(deps: Deps, { trx, kind, id, actor, origin, choice }: Begin): Promise<void> {
  const subject = requireSubject(deps.app, kind);
  const now = deps.now();
  const day = businessDay(now);
  const document = await subject.find(trx, { viewer: 'everything', id, today: day });
  if (document === null) return;
  const wanted = choice ?? { restart: 'changed' };
  const last = await findLastChain(trx, { kind, id });
  const planning = { kind, document, initiatorId: actor.id, day, last };
  await requireOwnRoute(trx, planning, { actor, choice: wanted });
  const plan = await planRoute(trx, planning, wanted);
  if ('fault' in plan) throw noRoute(plan.fault);
  const files = await findAgreedFiles(trx, { kind, id }, 'frozen');
  const { content, hash } = contentOf(subject.fields, document.record, files);
  const round = { last, plan, content, facts: document.route, restart: wanted.restart };
  const { stages, plan: reasoned } = await comingRound(trx, subject, round);
  if (asksNobody(stages)) {
    const why = plan.stages.flatMap(({ name, empty }) =>
      empty.length === 0 ? [] : [`этап ${quoted(name)} — ${empty.join(', ')}`],
    );
    const reason = why.length > 0 ? `Не найдены участники: ${why.join('; ')}` : 'Условия этапов не выполнены';
    throw noRoute(`Согласовать некому. ${reason}. Выберите согласующих`);
  }
  const file = await findMainFile(trx, { kind, id });
  const due = dueOfRound(await findWorkCalendar(trx, day), now, plan);
  const chainId = await insertChain(
    trx,
    {
      approvable_type: kind,
      approvable_id: id,
      template_id: plan.template?.id ?? null,
      template_version: plan.template?.version ?? null,
      round: (last?.round ?? 0) + 1,
      initiator_id: actor.id,
      started_at: now,
      due_at: due,
      document_version_id: file?.version_id ?? null,
      content: JSON.stringify(content),
      content_hash: hash,
      facts: JSON.stringify(document.facts),
      route: keptRoute(document),
    },
    { plan: reasoned, stages, now },
  );
  const row = await findChain(trx, chainId);
  if (row === null) return;
  const loaded = await loadChain(trx, row);
  const people = loaded.stages.flatMap(({ tasks }) => tasks.map(({ assignee_id: assignee }) => assignee));
  await subject.admit(trx, id, [...new Set(people)]);
  await follow(deps, { trx, actor, origin, loaded, course: start(loaded.course.stages) });
}

interface Cancel {
  trx: Trx;
  kind: string;
  id: number;
  actor: Actor | null;
  origin: RequestOrigin;
  reason: string | null;
}

/** Nobody is asked about the document any more; the document itself is moved by whoever calls. */
export async function cancelRunning(
  deps: Deps,
  { trx, kind, id, actor, origin, reason }: Cancel,
): Promise<void> {
  await closeLooseTasks(trx, { kind, id }, deps.now());
  const last = await findLastChain(trx, { kind, id });
  if (last === null || !isOpenRound(last.status)) return;
  const row = await lockChain(trx, last.id);
  if (row === null) return;
  const loaded = await loadChain(trx, row);
  const { course } = end(loaded.course, 'cancelled');
  if (course === null) return;
  await markCancelled(trx, row.id, { userId: actor?.id ?? null, reason });
  await follow(deps, { trx, actor, origin, loaded, course });
}

/**
 * Approval follows what an action has made of a document, in the transaction of the action, with the document held:
 * it begins when the document is sent, ends when it is taken back or cancelled, and is void when what was approved is
 * reworked. Refuses with 422 a sending that has no route.
 */
export async function followDocument(
  deps: Deps,
  change: Begin & { before: string; after: string; reason?: string | null },
): Promise<void> {
  const { trx, kind, id, before, after, actor, origin, reason = null } = change;
  if (after === before) return;
  if (after === 'on_approval' && installed.has(deps.app)) await begin(deps, change);
  if (before === 'on_approval') await cancelRunning(deps, { trx, kind, id, actor, origin, reason });
  if (before === 'approved' && (after === 'rework' || after === 'draft'))
    await markReset(trx, { kind, id, now: deps.now() });
}
