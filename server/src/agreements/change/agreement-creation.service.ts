import type { z } from 'zod';
import type { Agreement } from 'shared/contract/agreement/agreement';
import { AGREEMENT_FIELDS } from 'shared/contract/agreement/agreement.fields';
import type { agreementCreate } from 'shared/contract/agreement/agreement-input';
import { lined } from 'shared/contract/record/document-lines';
import { businessDay } from '../../calendar/business-day';
import type { NumberRequest } from '../../numerators/numerators.repository';
import { takeNumber } from '../../numerators/numerators.service';
import type { Trx } from '../../platform/database/database';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import { Conflict, type FieldErrors, ValidationFailed } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import { MANUAL_SUM, requireComputedSum } from '../../records/lines/computed-sum';
import { amountsOfDocument, type PercentOf } from '../../records/lines/item-amounts';
import { replaceItems } from '../../records/lines/item-lines.repository';
import { percentsOf } from '../../records/lines/item-references.repository';
import { createRecord, requireRecord } from '../../records/record-change.service';
import type { Decision } from '../../records/record-source';
import { checkedReferences } from './agreement-checks';
import { type AgreementValues, PLAIN_VALUES } from '../lines/agreement-fields';
import { AGREEMENT_ITEMS, replaceParties } from '../lines/agreement-lines.repository';
import { noticeResponsible } from '../agreement-notices';
import { type AgreementReferences, findGivers, findReferences } from './agreement-references.repository';
import { isInternalNumberTaken } from './agreement-numbers.repository';
import { agreementSource } from '../agreement-source';
import { valuesOf } from '../agreement-values';
import { cardView } from '../agreements.view';
import { withAgreedTerm } from './agreement-term';
import { type AgreementRecord, findDefaultSignatories, insertAgreement } from '../agreements.repository';

type CreateInput = z.output<typeof agreementCreate>;

/** What a new agreement takes from its type and its parties when the employee has not said otherwise. */
async function withDefaults(trx: Trx, input: CreateInput): Promise<AgreementValues> {
  const { type, departmentId } = await findGivers(trx, input);
  const kind = input.kind ?? type?.kind ?? PLAIN_VALUES.kind;
  const direction = input.direction ?? type?.direction ?? PLAIN_VALUES.direction;
  const isFree = direction === 'none' || kind === 'nda';
  const signatories = await findDefaultSignatories(trx, [input.organization_id, input.counterparty_id]);
  const values = lined(AGREEMENT_FIELDS, {
    ...PLAIN_VALUES,
    kind,
    direction,
    notice_days: type?.default_notice_days ?? null,
    department_id: departmentId,
    our_signatory_id: signatories.get(input.organization_id) ?? null,
    their_signatory_id: signatories.get(input.counterparty_id) ?? null,
    ...(isFree && { amount_type: 'none' as const, vat_mode: 'none' as const }),
    ...input,
  });
  return withAgreedTerm(values, PLAIN_VALUES);
}

interface NewAgreement {
  values: AgreementValues;
  actor: Actor;
  typeCode: string;
  percentOf: PercentOf;
  /** The commercial offer it is made by. */
  offerId?: number;
}

/** The next free number of the register: another pattern, or the same one in a new year, may have given it already. */
async function nextInternalNumber(trx: Trx, request: Omit<NumberRequest, 'purpose'>): Promise<string> {
  for (;;) {
    const number = await takeNumber(trx, { ...request, purpose: 'agreement_internal' });
    if (!(await isInternalNumberTaken(trx, number))) return number;
  }
}

async function insert(
  deps: Deps,
  trx: Trx,
  { values, actor, typeCode, percentOf, offerId }: NewAgreement,
): Promise<number> {
  const { items, parties, ...columns } = values;
  const now = deps.now();
  const internal_number = await nextInternalNumber(trx, {
    organizationId: values.organization_id,
    agreementTypeId: values.agreement_type_id,
    typeCode,
    year: Number(businessDay(now).slice(0, 4)),
  });
  const id = await insertAgreement(trx, {
    ...columns,
    ...amountsOfDocument(values, percentOf),
    internal_number,
    commercial_offer_id: offerId ?? null,
    status: 'draft',
    status_changed_at: now,
    created_at: now,
    updated_at: now,
    created_by_id: actor.id,
    updated_by_id: actor.id,
  });
  if (items.length > 0) await replaceItems(trx, { ...AGREEMENT_ITEMS, ownerId: id }, { items, percentOf });
  if (parties.length > 0) await replaceParties(trx, id, parties);
  return id;
}

/**
 * A new draft with an internal number that no other has, and its card. A repeated request with the same key makes
 * nothing and answers with the card made first; refuses with 422 what breaks a rule and a key used for other data.
 */
export function create(
  deps: Deps,
  request: { actor: Actor; origin: RequestOrigin; input: CreateInput; key: string | null },
): Promise<Agreement> {
  const { actor, input } = request;
  return createRecord(deps, agreementSource, {
    ...request,
    decision: made(deps, 'agreement.created', actor),
    make: async ({ trx, today }) => {
      const values = await withDefaults(trx, input);
      const found = await checkedReferences(trx, values, { actor, today, row: null, fields: [] });
      requireComputedSum(values, percentsOf(found), MANUAL_SUM);
      const typeCode = found.type?.code ?? '';
      return insert(deps, trx, { values, actor, typeCode, percentOf: percentsOf(found) });
    },
  });
}

/** What an agreement the server makes may not refer to, under its fields; what else is wrong is left to the form. */
function unusable(found: AgreementReferences, values: AgreementValues): FieldErrors {
  if (found.type?.is_active !== true) return { agreement_type_id: ['Выберите действующий тип договора'] };
  if (!found.counterparties.has(values.counterparty_id)) {
    return { counterparty_id: ['Выберите значение из списка'] };
  }
  return values.counterparty_id === values.organization_id
    ? { counterparty_id: ['Контрагент и своя организация не могут совпадать'] }
    : {};
}

/**
 * A new draft with the terms of a commercial offer, which stands behind it from then on. Terms that were right in the
 * offer's day stay, and are refused at the first edit, as those of a copy; refuses with 422 a type that is no longer
 * used and a counterparty that does not exist.
 */
export function draftByOffer(
  deps: Deps,
  request: { actor: Actor; origin: RequestOrigin; input: CreateInput; offerId: number },
): Promise<Agreement> {
  const { actor, origin, input, offerId } = request;
  return createRecord(deps, agreementSource, {
    actor,
    origin,
    input: null,
    key: null,
    decision: made(deps, 'agreement.created', actor),
    make: async ({ trx }) => {
      const found = await findReferences(trx, input);
      const values = await withDefaults(trx, input);
      const faults = unusable(found, values);
      if (Object.keys(faults).length > 0) throw new ValidationFailed(faults);
      const typeCode = found.type?.code ?? '';
      return insert(deps, trx, { values, actor, typeCode, percentOf: percentsOf(found), offerId });
    },
  });
}

function made(deps: Deps, action: string, actor: Actor): Decision<AgreementRecord> {
  return { action, notify: (trx, record) => noticeResponsible(deps, trx, { record, actor }) };
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
    edi_document_id: null,
    edi_status: null,
    edi_url: null,
    responsible_id: actor.id,
    items: source.items.map(({ id: _, ...item }) => ({ ...item, delivery_date: null })),
    parties: source.parties.map(({ id: _, ...party }) => party),
  };
}

/**
 * A new draft with the terms of a visible agreement and without its numbers, dates and signatures; the employee who
 * copies becomes responsible. Terms that are out of date stay, and are refused at the first edit. Refuses with 404.
 */
export function copy(
  deps: Deps,
  request: { actor: Actor; origin: RequestOrigin; id: number; lockVersion: number },
): Promise<Agreement> {
  const { actor, origin, id, lockVersion } = request;
  return createRecord(deps, agreementSource, {
    actor,
    origin,
    input: null,
    key: null,
    decision: made(deps, 'agreement.copied', actor),
    make: async ({ trx }) => {
      const source = await requireRecord(agreementSource, trx, { viewer: actor, id });
      // What is copied is what was read, not what it has become since.
      if (source.lock_version !== lockVersion) {
        throw new Conflict(cardView(source, actor, businessDay(deps.now())));
      }
      const values = copiedValues(valuesOf(source), actor);
      const found: AgreementReferences = await findReferences(trx, values);
      const typeCode = source.type_code;
      return insert(deps, trx, { values, actor, typeCode, percentOf: percentsOf(found) });
    },
  });
}
