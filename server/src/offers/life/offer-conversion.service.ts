import type { NewRecord } from 'shared/contract/record/record-input';
import type { AGREEMENT_FIELDS } from 'shared/contract/agreement/agreement.fields';
import { OFFER_FIELDS } from 'shared/contract/commercial-offer/commercial-offer.fields';
import { compareDecimals } from 'shared/contract/money/decimal';
import { discountsOfLines, type VatLine, vatOfDocument, vatOfLine } from 'shared/contract/money/vat';
import { valuesOfRecord } from 'shared/contract/record/record-values';
import { draftByOffer } from '../../agreements/change/agreement-creation.service';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import type { Deciding } from '../../records/record-source';
import { within } from '../../records/within';
import { type ActionInput, effectOf } from './offer-effects';
import { type OfferRecord, updateOffer } from '../offers.repository';

interface Parties {
  typeId: number;
  counterpartyId: number;
}

/** The lines with what each is given for less, as an agreement holds them, which has no discount of the whole. */
function offeredLines({ items, discount_percent: whole }: OfferRecord): VatLine[] {
  const lines = items.map((item) => ({ ...item, vat_percent: item.vat_rate?.percent ?? null }));
  const discounts = discountsOfLines(lines, whole);
  return lines.map((line, at) => ({ ...line, discount_percent: discounts[at] ?? line.discount_percent }));
}

/** True when even these lines miss what was offered by kopecks. */
function isMissed({ amount }: OfferRecord, lines: readonly VatLine[]): boolean {
  if (amount === null || lines.length === 0) return false;
  return compareDecimals(vatOfDocument(lines.map(vatOfLine)).amount, amount) !== 0;
}

/** What an agreement takes of the offer it is made by. */
function agreementValues(
  record: OfferRecord,
  { typeId, counterpartyId }: Parties,
): NewRecord<typeof AGREEMENT_FIELDS> {
  const offered = valuesOfRecord(OFFER_FIELDS, record);
  const lines = offeredLines(record);
  return {
    agreement_type_id: typeId,
    title: offered.title,
    subject: offered.subject,
    direction: offered.direction === 'incoming' ? 'expense' : 'income',
    organization_id: offered.organization_id,
    counterparty_id: counterpartyId,
    responsible_id: offered.responsible_id,
    department_id: offered.department_id,
    currency_code: offered.currency_code,
    amount_type: 'fixed',
    amount: offered.amount,
    amount_is_manual: isMissed(record, lines),
    vat_mode: offered.vat_mode,
    vat_rate_id: offered.vat_rate_id,
    vat_note: offered.vat_note,
    payment_terms: offered.payment_terms,
    items: offered.items.map(({ id: _, ...line }, at) => ({
      ...line,
      discount_percent: lines[at]?.discount_percent ?? line.discount_percent,
    })),
  };
}

/**
 * A draft agreement with the parties, the lines and the tax of the offer exists afterwards, and each leads to the
 * other; refuses with 422 what the agreement refuses.
 */
export async function convert(
  { deps, trx, row, now }: Deciding<OfferRecord>,
  { actor, origin, input }: { actor: Actor; origin: RequestOrigin; input: ActionInput },
): Promise<void> {
  const counterpartyId = row.counterparty_id ?? input.counterparty_id ?? 0;
  const agreement = await draftByOffer(within(deps, trx), {
    actor,
    origin,
    offerId: row.id,
    input: agreementValues(row, { typeId: input.agreement_type_id ?? 0, counterpartyId }),
  });
  await updateOffer(trx, {
    id: row.id,
    actorId: actor.id,
    now,
    set: {
      ...effectOf(row, { action: 'convert-to-agreement', input }, now),
      agreement_id: agreement.id,
      counterparty_id: counterpartyId,
      counterparty_name: agreement.counterparty.name_short,
    },
  });
}
