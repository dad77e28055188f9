import type { z } from 'zod';
import type { Agreement } from 'shared/contract/agreement';
import type { agreementCreate } from 'shared/contract/agreement-input';
import { businessDay } from '../calendar/business-day';
import { type Attempt, findRepeated, keepRepeated } from '../idempotency/idempotency.service';
import { takeNumber } from '../numerators/numerators.service';
import type { Trx } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import { Conflict } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { amountsOfDocument, type PercentOf } from './agreement-amounts';
import { announceAgreement } from './agreement-announcement';
import { checkedReferences } from './agreement-checks';
import { type AgreementValues, PLAIN_VALUES } from './agreement-fields';
import { replaceItems, replaceParties } from './agreement-lines.repository';
import { noticeResponsible } from './agreement-notices';
import { type AgreementReferences, findReferences, percentsOf } from './agreement-references.repository';
import { agreementLabel, valuesOf } from './agreement-values';
import { findDefaultSignatories, insertAgreement } from './agreements.repository';
import { type Change, requireRecord, withUniqueNumber } from './agreements.service';
import { cardView } from './agreements.view';

type CreateInput = z.output<typeof agreementCreate>;

/** What a new agreement takes from its type and its parties when the employee has not said otherwise. */
async function withDefaults(trx: Trx, input: CreateInput): Promise<AgreementValues> {
  const { type, users } = await findReferences(trx, input);
  const kind = input.kind ?? type?.kind ?? PLAIN_VALUES.kind;
  const direction = input.direction ?? type?.direction ?? PLAIN_VALUES.direction;
  const isFree = direction === 'none' || kind === 'nda';
  const signatories = await findDefaultSignatories(trx, [input.organization_id, input.counterparty_id]);
  return {
    ...PLAIN_VALUES,
    kind,
    direction,
    notice_days: type?.default_notice_days ?? null,
    department_id: users.get(input.responsible_id)?.department_id ?? null,
    our_signatory_id: signatories.get(input.organization_id) ?? null,
    their_signatory_id: signatories.get(input.counterparty_id) ?? null,
    ...(isFree && { amount_type: 'none', vat_mode: 'none' }),
    ...input,
  };
}

interface NewAgreement {
  values: AgreementValues;
  actor: Actor;
  typeCode: string;
  percentOf: PercentOf;
}

async function insert(
  deps: Deps,
  trx: Trx,
  { values, actor, typeCode, percentOf }: NewAgreement,
): Promise<number> {
  const { items, parties, ...columns } = values;
  const now = deps.now();
  const internal_number = await takeNumber(trx, {
    purpose: 'agreement_internal',
    organizationId: values.organization_id,
    agreementTypeId: values.agreement_type_id,
    typeCode,
    year: Number(businessDay(now).slice(0, 4)),
  });
  const id = await insertAgreement(trx, {
    ...columns,
    ...amountsOfDocument(values, percentOf),
    internal_number,
    status: 'draft',
    status_changed_at: now,
    created_at: now,
    updated_at: now,
    created_by_id: actor.id,
    updated_by_id: actor.id,
  });
  await replaceItems(trx, id, { items, percentOf });
  await replaceParties(trx, id, parties);
  return id;
}

async function finish(
  deps: Deps,
  trx: Trx,
  change: Change & { id: number; action: string },
): Promise<Agreement> {
  const { actor, origin, id, action } = change;
  // The author is a participant, so a narrow scope does not hide what one has just made.
  const record = await requireRecord(trx, actor, id);
  await deps.activity.record(trx, {
    actor,
    origin,
    action,
    entityType: 'agreement',
    entityId: id,
    entityLabel: agreementLabel(record),
  });
  await announceAgreement(deps, trx, { id, lockVersion: record.lock_version, actor });
  await noticeResponsible(deps, trx, { record, actor });
  return cardView(record, actor, businessDay(deps.now()));
}

/**
 * A new draft with an internal number that no other has, and its card. A repeated request with the same key makes
 * nothing and answers with the card made first; other data under a used key are refused with 409 and that card, so that
 * they can become its edit. Refuses with 422 what breaks a rule.
 */
export async function create(
  deps: Deps,
  request: Change & { input: CreateInput; key: string | null },
): Promise<Agreement> {
  const { actor, input, key } = request;
  const today = businessDay(deps.now());
  return withUniqueNumber(() =>
    deps.transact(async (trx) => {
      const attempt: Attempt | null =
        key === null ? null : { resource: 'agreements', key, body: input, actor };
      const made = attempt && (await findRepeated(trx, attempt));
      if (made !== null) {
        const card = cardView(await requireRecord(trx, actor, made.recordId), actor, today);
        if (made.isSame) return card;
        throw new Conflict(card, 'Договор уже создан. Сравните его с тем, что введено', {});
      }

      const values = await withDefaults(trx, input);
      const found = await checkedReferences(trx, values, { actor, today, id: null, fields: [] });
      const id = await insert(deps, trx, {
        values,
        actor,
        typeCode: found.type?.code ?? '',
        percentOf: percentsOf(found),
      });
      if (attempt !== null) await keepRepeated(trx, attempt, id);
      return finish(deps, trx, { ...request, id, action: 'agreement.created' });
    }),
  );
}

function copiedValues(source: AgreementValues, actor: Actor): AgreementValues {
  return {
    ...source,
    number: null,
    counterparty_number: null,
    agreement_date: null,
    start_date: null,
    end_date: null,
    originals_status: 'not_required',
    originals_sent_at: null,
    originals_due_at: null,
    originals_received_at: null,
    storage_place: null,
    responsible_id: actor.id,
    items: source.items.map(({ id: _, ...item }) => ({ ...item, delivery_date: null })),
    parties: source.parties.map(({ id: _, ...party }) => party),
  };
}

/**
 * A new draft with the terms of a visible agreement and without its numbers, dates and signatures; the employee who
 * copies becomes responsible. Terms that are out of date stay, and are refused at the first edit. Refuses with 404.
 */
export async function copy(deps: Deps, trx: Trx, request: Change & { id: number }): Promise<Agreement> {
  const source = await requireRecord(trx, request.actor, request.id);
  const values = copiedValues(valuesOf(source), request.actor);
  const found: AgreementReferences = await findReferences(trx, values);
  const id = await insert(deps, trx, {
    values,
    actor: request.actor,
    typeCode: source.type_code,
    percentOf: percentsOf(found),
  });
  return finish(deps, trx, { ...request, id, action: 'agreement.copied' });
}
