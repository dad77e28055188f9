import { ADDENDUM_STATUS_LABELS, type AddendumStatus } from 'shared/contract/addendum/addendum.labels';
import { OFFER_STATUS_LABELS } from 'shared/contract/commercial-offer/commercial-offer.labels';
import { addendumSource } from '../../addendums/addendum-source';
import { offerSource } from '../../offers/offer-source';
import { SYSTEM_ORIGIN } from '../../platform/http/actor';
import { roundSteps, type Taken } from '../approvals/round-steps';
import type { Cast } from '../cast';
import { type DemoStep, statusChange } from '../demo-step';

const LABELS: Readonly<Record<'addendum' | 'commercial_offer', Readonly<Record<string, string>>>> = {
  addendum: ADDENDUM_STATUS_LABELS,
  commercial_offer: OFFER_STATUS_LABELS,
};
const MINUTE = 60_000;

interface Dated {
  status: AddendumStatus;
  begun: Date;
  /** When it came into its state, as its row has it. */
  changed: Date;
  authorId: number | null;
  /** Moscow day its changes hold from. */
  from: string | null;
}

/** What was agreed on paper, before rounds of approval were kept: the way to the signature and into force. */
function paperSteps({ status, begun, changed, authorId, from }: Dated): Taken[] {
  const after = (minutes: number) => new Date(begun.getTime() + minutes * MINUTE);
  const toSigning: Taken[] = [
    { action: 'skip-approval', from: 'draft', to: 'approved', at: after(10), actorId: authorId },
    { action: 'send-to-signing', from: 'approved', to: 'on_signing', at: after(25), actorId: authorId },
  ];
  if (status === 'on_signing') return toSigning;
  if (!['signed', 'effective', 'superseded'].includes(status)) return [];
  const morning = from === null ? changed : new Date(`${from}T00:10:00+03:00`);
  const signed = { action: 'mark-signed', from: 'on_signing', at: changed, actorId: authorId };
  if (status === 'signed') return [...toSigning, { ...signed, to: 'signed' }];
  if (morning <= changed) return [...toSigning, { ...signed, to: 'effective' }];
  return [
    ...toSigning,
    { ...signed, to: 'signed' },
    { action: 'took-effect', from: 'signed', to: 'effective', at: morning, actorId: null },
  ];
}

/** The journal is to tell of the steps, and the document is in its state since the last of them. */
async function tell(
  step: DemoStep,
  cast: Cast,
  told: { kind: keyof typeof LABELS; id: number; label: string; steps: readonly Taken[] },
): Promise<void> {
  const { kind, id, label, steps } = told;
  const labels = LABELS[kind];
  step.past.push(
    ...steps.map(({ action, from, to, at, actorId }) => ({
      actor: cast.actor(actorId),
      action: `${kind}.${action}`,
      entityType: kind,
      entityId: id,
      entityLabel: label,
      changes: statusChange(labels[from] ?? '', labels[to] ?? ''),
      origin: SYSTEM_ORIGIN,
      occurredAt: at,
    })),
  );
  const last = steps.at(-1);
  if (last === undefined) return;
  const table = kind === 'addendum' ? 'addendums' : 'commercial_offers';
  const since = { status_changed_at: last.at, updated_at: last.at };
  await step.trx.updateTable(table).set(since).where('id', '=', id).execute();
}

async function tellAddendums(step: DemoStep, cast: Cast): Promise<void> {
  const kind = 'addendum';
  const rows = await step.trx
    .selectFrom('addendums')
    .select(['id', 'status', 'created_at', 'status_changed_at', 'created_by_id', 'effective_from'])
    .orderBy('id')
    .execute();
  for (const { id, status, created_by_id: authorId, effective_from: from, ...row } of rows) {
    const record = await addendumSource.find(step.trx, 'everything', id);
    if (record === null) continue;
    const label = addendumSource.label(record);
    const begun = new Date(row.created_at);
    step.past.push({
      actor: cast.actor(authorId),
      action: 'addendum.created',
      entityType: kind,
      entityId: id,
      entityLabel: label,
      origin: SYSTEM_ORIGIN,
      occurredAt: begun,
    });
    const rounds = await roundSteps(step, kind, id);
    const changed = new Date(row.status_changed_at);
    const steps = rounds.length > 0 ? rounds : paperSteps({ status, begun, changed, authorId, from });
    await tell(step, cast, { kind, id, label, steps });
  }
}

async function tellOffers(step: DemoStep, cast: Cast): Promise<void> {
  const kind = 'commercial_offer';
  const sent = await step.trx
    .selectFrom('approval_chains')
    .select('approvable_id as id')
    .distinct()
    .where('approvable_type', '=', kind)
    .orderBy('id')
    .execute();
  for (const { id } of sent) {
    const record = await offerSource.find(step.trx, 'everything', id);
    if (record === null) continue;
    const steps = await roundSteps(step, kind, id);
    await tell(step, cast, { kind, id, label: offerSource.label(record), steps });
  }
}

/** What the journal tells of addenda, and of the approval of offers, once their rounds are over. */
export async function addPaperHistory(step: DemoStep, cast: Cast): Promise<void> {
  await tellAddendums(step, cast);
  await tellOffers(step, cast);
}
