import type { CommercialOffer, CommercialOfferRow } from 'shared/contract/commercial-offer/commercial-offer';
import { OFFER_DIRECTION_LABELS } from 'shared/contract/commercial-offer/commercial-offer.labels';
import { taxName } from 'shared/contract/money/tax-name';
import { CopyNumber, shortFullName, type DocumentHeadProps, type Glimpse } from 'shared/document';
import { counterpartyName, formatAmount, formatDate } from 'shared/format';
import { Badge, DaysLeft, StatusPill, TextLink, type KeyValueItem } from 'shared/ui';

import { isOfferOpen, offerStatusLook } from '../offer/offer-status-look';
import { offerName, offerParty, statusReason } from '../offer/offer.labels';
import { paths } from '../paths';
import classes from './offer-head.module.css';

function partyFact({ counterparty, counterparty_name: lead }: CommercialOffer): KeyValueItem {
  if (counterparty === null) return { label: 'Контрагент', value: lead, note: 'Нет в справочнике' };
  return {
    label: 'Контрагент',
    value: (
      <TextLink to={paths.counterparty(counterparty.id)}>{counterpartyName(counterparty, 'list')}</TextLink>
    ),
    note: counterparty.inn === null ? undefined : `ИНН\u00A0${counterparty.inn}`,
  };
}

function amountFact(offer: CommercialOffer): KeyValueItem {
  const { amount, currency_code: currency, vat_amount: vat } = offer;
  if (amount === null) return { label: 'Сумма', value: null };
  const tax = taxName(offer, offer.items);
  const note = tax === null ? 'Без НДС' : `${tax} — ${formatAmount(vat, currency)}`;
  return { label: 'Сумма', value: formatAmount(amount, currency), note };
}

const eyebrow = (offer: Pick<CommercialOffer, 'number' | 'revision' | 'offer_date' | 'direction'>) => (
  <>
    <span className={classes.kind}>Коммерческое предложение</span>
    <span className={classes.numbered}>
      <span>
        <span className={classes.number}>{offerName(offer)}</span>
        {` от\u00A0${formatDate(offer.offer_date)}`}
      </span>
      <CopyNumber number={offer.number} />
    </span>
    <Badge>{OFFER_DIRECTION_LABELS[offer.direction]}</Badge>
  </>
);

/** Title, state and the four facts an offer is read for. */
export function offerHead(offer: CommercialOffer): Omit<DocumentHeadProps, 'actions'> {
  return {
    eyebrow: (
      <>
        {eyebrow(offer)}
        {offer.is_winner && <Badge tone="green">Победитель</Badge>}
      </>
    ),
    title: offer.title,
    status: <StatusPill {...offerStatusLook(offer.status)} />,
    reason: statusReason(offer),
    archive: { document: offer, destroyed: 'Уничтожено по акту' },
    facts: [
      amountFact(offer),
      partyFact(offer),
      {
        label: 'Действует до',
        value: formatDate(offer.valid_until) || null,
        note: isOfferOpen(offer.status) ? <DaysLeft date={offer.valid_until} /> : undefined,
      },
      {
        label: 'Ответственный',
        value: shortFullName(offer.responsible.full_name),
        note: offer.responsible.department_name ?? undefined,
      },
    ],
  };
}

/** The same head as far as the register tells it. */
export function offerGlimpse(row: CommercialOfferRow): Glimpse {
  return {
    name: offerName(row),
    eyebrow: eyebrow(row),
    title: row.title,
    status: <StatusPill {...offerStatusLook(row.status)} />,
    facts: [
      {
        label: 'Сумма',
        value: row.amount === null ? null : formatAmount(row.amount, row.currency_code),
        note: row.amount !== null,
      },
      { label: 'Контрагент', value: counterpartyName(offerParty(row), 'list'), note: true },
      {
        label: 'Действует до',
        value: formatDate(row.valid_until) || null,
        note: isOfferOpen(row.status) ? <DaysLeft date={row.valid_until} /> : undefined,
      },
      { label: 'Ответственный', value: shortFullName(row.responsible_name), note: true },
    ],
    state: row.status,
  };
}
