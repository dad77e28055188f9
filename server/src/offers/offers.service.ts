import type { z } from 'zod';
import type { CommercialOffer } from 'shared/contract/commercial-offer/commercial-offer';
import { OFFER_FIELDS } from 'shared/contract/commercial-offer/commercial-offer.fields';
import type { offerCreate } from 'shared/contract/commercial-offer/commercial-offer-input';
import { lined } from 'shared/contract/record/document-lines';
import { emptyValues } from 'shared/contract/record/empty-values';
import { takeNumber } from '../numerators/numerators.service';
import type { Trx } from '../platform/database/database';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { type FieldErrors, Locked, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { deleteDocument, editDocument, type Editing, type Overruled } from '../records/document-edit.service';
import { computedSumFault, requireComputedSum } from '../records/lines/computed-sum';
import { amountsOfDocument } from '../records/lines/item-amounts';
import { replaceItems } from '../records/lines/item-lines.repository';
import { percentsOf } from '../records/lines/item-references.repository';
import { createRecord } from '../records/record-change.service';
import type { Deciding } from '../records/record-source';
import { dissolveLone } from './comparison/offer-rivals.service';
import { OFFER_ITEMS, type OfferField, type OfferValues, SERVICE_FIELDS } from './offer-fields';
import { noticeResponsible } from './offer-notices';
import { findReferences, type OfferReferences } from './offer-references.repository';
import { faultsOf } from './offer-rules';
import { offerSource } from './offer-source';
import { offerLife } from './offers.policy';
import { insertOffer, isNumberTaken, markViewed, type OfferRecord, updateOffer } from './offers.repository';

const offerKind = { source: offerSource, life: offerLife };

interface Call {
  actor: Actor;
  origin: RequestOrigin;
}

/**
 * What the values refer to, once they keep every rule; refuses with 422 under the fields that break one. A change of
 * service fields alone is not held up by content that was right in its day.
 */
async function checkedReferences(
  trx: Trx,
  values: OfferValues,
  facts: { today: string; fields: readonly OfferField[] | 'every' },
): Promise<OfferReferences> {
  const { today, fields } = facts;
  const found = await findReferences(trx, values);
  const changed = (field: OfferField) => fields === 'every' || fields.includes(field);
  const isService = fields !== 'every' && fields.every((field) => SERVICE_FIELDS.has(field));
  const errors = Object.entries(faultsOf(values, { found, today, changed })).filter(
    ([field]) => !isService || changed(field as OfferField),
  );
  if (errors.length > 0) throw new ValidationFailed(Object.fromEntries(errors));
  return found;
}

/** The next free number of the organisation and year: numbers given by hand are passed over. */
async function nextNumber(trx: Trx, values: OfferValues): Promise<string> {
  const { organization_id: organizationId, offer_date: offerDate } = values;
  for (;;) {
    const number = await takeNumber(trx, {
      purpose: 'commercial_offer',
      organizationId,
      agreementTypeId: null,
      typeCode: '',
      year: Number(offerDate.slice(0, 4)),
    });
    if (!(await isNumberTaken(trx, { number, organizationId, offerDate }))) return number;
  }
}

/** What follows from the values: the sums, and the name of a counterparty the book knows. */
function derived(values: OfferValues, found: OfferReferences) {
  const known = values.counterparty_id === null ? null : found.counterparties.get(values.counterparty_id);
  return {
    ...amountsOfDocument(values, percentsOf(found)),
    counterparty_name: known?.name ?? values.counterparty_name ?? '',
    // What a contact is called stays readable when the contact is gone.
    contact_name: found.contacts.get(values.contact_id ?? 0)?.name ?? values.contact_name,
  };
}

/** What a new offer is beside its values. */
interface Beginning {
  now: Date;
  actorId: number;
  previous?: { id: number; number: string; revision: number; competitor_group_id: number | null };
}

/** Adds a draft of the values, which keep the rules, with its lines; answers its id. */
export async function addDraft(
  trx: Trx,
  { values, found }: { values: OfferValues; found: OfferReferences },
  { now, actorId, previous }: Beginning,
): Promise<number> {
  const { items, ...columns } = values;
  const id = await insertOffer(trx, {
    ...columns,
    ...derived(values, found),
    number: previous?.number ?? values.number ?? (await nextNumber(trx, values)),
    ...(previous !== undefined && {
      revision: previous.revision + 1,
      previous_id: previous.id,
      competitor_group_id: previous.competitor_group_id,
    }),
    status_changed_at: now,
    created_at: now,
    updated_at: now,
    created_by_id: actorId,
    updated_by_id: actorId,
  });
  await replaceItems(trx, { ...OFFER_ITEMS, ownerId: id }, { items, percentOf: percentsOf(found) });
  return id;
}

/** The card as the reader opens it: an incoming offer is known from then on to have been seen by who is responsible. */
export async function opened(deps: Deps, actor: Actor, card: CommercialOffer): Promise<CommercialOffer> {
  const isFirst =
    card.direction === 'incoming' && card.viewed_at === null && card.responsible.id === actor.id;
  if (!isFirst) return card;
  const at = deps.now();
  await markViewed(deps.db, card.id, at);
  return { ...card, viewed_at: at.toISOString() };
}

type CreateInput = z.output<typeof offerCreate>;

/**
 * A new draft, numbered by the numerator when no number was given, and its card. A repeated request with the same key
 * makes nothing; refuses with 422 what breaks a rule.
 */
export function create(
  deps: Deps,
  request: Call & { input: CreateInput; key: string | null },
): Promise<CommercialOffer> {
  const { actor, input } = request;
  return createRecord(deps, offerSource, {
    ...request,
    decision: {
      action: 'commercial_offer.created',
      notify: (trx, record) => noticeResponsible(deps, trx, { record, actor }),
    },
    make: async ({ trx, now, today }) => {
      const said: OfferValues = lined(OFFER_FIELDS, { ...emptyValues(OFFER_FIELDS), ...input });
      const found = await checkedReferences(trx, said, { today, fields: 'every' });
      requireComputedSum(said, percentsOf(found));
      const department_id =
        input.department_id ?? found.users.get(said.responsible_id)?.department_id ?? null;
      return addDraft(trx, { values: { ...said, department_id }, found }, { now, actorId: actor.id });
    },
  });
}

/** What is the server's to say changes nothing when it is sent: the sum of the lines, the name the book knows. */
function adjusted(values: OfferValues, before: OfferValues): OfferValues {
  const isKnown = values.counterparty_id !== null && values.counterparty_id === before.counterparty_id;
  return {
    ...values,
    number: values.number ?? before.number,
    amount: values.items.length > 0 ? before.amount : values.amount,
    counterparty_name: isKnown ? before.counterparty_name : values.counterparty_name,
  };
}

/** Why what was said and does not hold cannot be taken. */
async function overruledFaults(
  trx: Trx,
  said: OfferValues,
  { fields }: Overruled<typeof OFFER_FIELDS>,
): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  if (fields.includes('counterparty_name'))
    errors.counterparty_name = ['Название берётся из карточки контрагента'];
  const fault = fields.includes('amount') ? await computedSumFault(trx, said) : null;
  if (fault !== null) errors.amount = [fault];
  return errors;
}

type Edit = Editing<typeof OFFER_FIELDS, OfferRecord>;

async function writeValues({ trx, now, today }: Deciding<OfferRecord>, edit: Edit): Promise<void> {
  const { row, values, fields, actor } = edit;
  const found = await checkedReferences(trx, values, { today, fields });
  const { items, number, ...columns } = values;
  const isContent = fields.some((field) => !SERVICE_FIELDS.has(field));
  const set = { ...columns, number: number ?? row.number, ...(isContent && derived(values, found)) };
  await updateOffer(trx, {
    id: row.id,
    actorId: actor.id,
    now,
    set: { ...set, counterparty_name: set.counterparty_name ?? row.counterparty_name },
  });
  if (fields.includes('items')) {
    const place = { ...OFFER_ITEMS, ownerId: row.id };
    await replaceItems(trx, place, { items, percentOf: percentsOf(found) });
  }
}

/** The offer holds the given values afterwards; refuses as `editDocument` does. */
export function update(
  deps: Deps,
  request: Call & { id: number; input: Partial<OfferValues> & { lock_version: number } },
): Promise<CommercialOffer> {
  return editDocument(deps, offerKind, {
    ...request,
    rules: {
      table: OFFER_FIELDS,
      adjust: adjusted,
      follows: overruledFaults,
      write: writeValues,
      notify: async (trx, { after, fields, actor }) => {
        if (fields.includes('responsible_id')) await noticeResponsible(deps, trx, { record: after, actor });
      },
    },
  });
}

/** The offer is in no list and no comparison afterwards; refuses as `deleteDocument` does. */
export function remove(
  deps: Deps,
  request: Call & { id: number; lockVersion: number | null },
): Promise<void> {
  return deleteDocument(deps, offerKind, {
    ...request,
    erase: async (deciding) => {
      const { trx, row, now } = deciding;
      if ((row.destroyed_at ?? null) !== null)
        throw new Locked('Предложение уничтожено по акту, его карточка остаётся в реестре');
      await updateOffer(trx, { id: row.id, actorId: request.actor.id, now, set: { deleted_at: now } });
      await dissolveLone(deciding, request);
    },
  });
}
