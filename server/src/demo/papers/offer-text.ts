import { formatAmount } from 'shared/format';
import { dayInWords } from '../../file-templates/words/day-in-words.service';
import { type ContractText, moneyText } from '../texts/contract-text';

/** A commercial offer as far as its text is about it. */
export interface WrittenOffer {
  number: string;
  dated: string;
  direction: 'incoming' | 'outgoing';
  subject: string | null;
  city: string;
  ours: string;
  theirs: string;
  amount: string | null;
  currency_code: string;
  valid_until: string | null;
  delivery_days: number | null;
  delivery_terms: string | null;
  payment_terms: string | null;
  warranty_months: number | null;
  items: readonly { name: string; measure: string; quantity: string; price: string; amount: string }[];
}

const HEAD = ['№', 'Наименование', 'Ед.', 'Кол-во', 'Цена', 'Сумма'];

function termsOf(offer: WrittenOffer): string[] {
  const { amount, currency_code: currency, valid_until: until, delivery_days: days } = offer;
  return [
    ...(amount === null ? [] : [`Общая стоимость: ${formatAmount(amount, currency)}.`]),
    ...(days === null ? [] : [`Срок исполнения, дней: ${String(days)}.`]),
    ...(offer.delivery_terms === null ? [] : [`${offer.delivery_terms}.`]),
    ...(offer.payment_terms === null ? [] : [`${offer.payment_terms}.`]),
    ...(offer.warranty_months === null ? [] : [`Гарантия, месяцев: ${String(offer.warranty_months)}.`]),
    ...(until === null ? [] : [`Предложение действительно по ${dayInWords(until)} включительно.`]),
  ];
}

/** The text of a commercial offer as its file holds it. */
export function offerText(offer: WrittenOffer): ContractText {
  const [from, to] = offer.direction === 'incoming' ? [offer.theirs, offer.ours] : [offer.ours, offer.theirs];
  const rows = offer.items.map(({ name, measure, quantity, price, amount }, at) => [
    String(at + 1),
    name,
    measure,
    quantity,
    moneyText(price),
    moneyText(amount),
  ]);
  return {
    title: `Коммерческое предложение №\u00a0${offer.number}`,
    place: `г.\u00a0${offer.city}`,
    day: dayInWords(offer.dated),
    preamble: `${from} предлагает ${to} заключить договор на условиях, изложенных ниже.`,
    sections: [
      ...(offer.subject === null ? [] : [{ heading: 'Предмет', clauses: [offer.subject] }]),
      { heading: 'Условия', clauses: termsOf(offer) },
    ],
    table: rows.length === 0 ? [] : [HEAD, ...rows],
    total: offer.amount === null ? null : moneyText(offer.amount),
    sides: [from],
  };
}
