import { addDays, addMonths } from '../../calendar/business-day';
import { daysGenitive, daysText } from '../../calendar/days-text';
import type { Parent } from './addendum-parent';
import type { Random } from '../random';

/** A term of an agreement that an addendum of the demo company changes. */
export interface DemoChange {
  target: 'agreement' | 'item';
  target_id: number | null;
  field: string;
  old: string | number | null;
  new: string | number | null;
  clause: string;
}

/** What an addendum is about. */
export interface Topic {
  kind: string;
  title: string;
  summary: string;
  reason: string;
  changes: DemoChange[];
  /** Where the law or the calendar says from which day. */
  from?: string;
}

/** The rates by their codes. */
export type Rates = ReadonlyMap<string, number>;

const DAYS = new Intl.DateTimeFormat('ru-RU', { timeZone: 'UTC' });
/** «31.12.2027». */
export const shown = (day: string) => DAYS.format(new Date(`${day}T00:00:00Z`));

const ofAgreement = (field: string, sides: Pick<DemoChange, 'old' | 'new' | 'clause'>): DemoChange => ({
  target: 'agreement',
  target_id: null,
  field,
  ...sides,
});

/** The sum with so many percent more, to whole roubles. */
export function raised(amount: string, percent: number): string {
  return `${String(Math.round((Number(amount) * (100 + percent)) / 100))}.00`;
}

export function extension({ end_date: end }: Parent, from = end): Topic | null {
  if (end === null || from === null) return null;
  const later = addMonths(from, 12);
  return {
    kind: 'extension',
    title: `Продление срока до ${shown(later)}`,
    summary: 'Срок действия договора продлевается на 12 месяцев на прежних условиях.',
    reason: 'Потребность сохраняется, качество услуг подтверждено подразделением.',
    changes: [ofAgreement('end_date', { old: from, new: later, clause: 'п. 9.1' })],
  };
}

export function vat({ vat_rate_id: rate }: Parent, rates: Rates): Topic | null {
  const [before, after] = [rates.get('vat20'), rates.get('vat22')];
  if (rate === null || rate !== before || after === undefined) return null;
  return {
    kind: 'vat',
    title: 'Ставка НДС 22\u00a0% с 01.01.2026',
    summary: 'К отгрузкам с 01.01.2026 применяется ставка НДС 22\u00a0%.',
    reason: 'Федеральный закон от 28.11.2025 № 425-ФЗ.',
    changes: [ofAgreement('vat_rate_id', { old: before, new: after, clause: 'п. 3.2' })],
    from: '2026-01-01',
  };
}

export function payment({ payment_days: before }: Parent, random: Random): Topic | null {
  if (before === null) return null;
  const days = before + random.pick([5, 10]);
  return {
    kind: 'payment_terms',
    title: `Срок оплаты ${daysText(days)}`,
    summary: `Срок оплаты увеличивается с ${String(before)} до ${daysGenitive(days)}.`,
    reason: 'Согласовано с финансовым контролем при пересмотре графика платежей.',
    changes: [ofAgreement('payment_days', { old: before, new: days, clause: 'п. 4.3' })],
  };
}

export function prepayment({ prepayment_percent: before }: Parent): Topic | null {
  if (before === '30.00') return null;
  return {
    kind: 'payment_terms',
    title: 'Аванс 30\u00a0%',
    summary: 'Вводится аванс в размере 30\u00a0% от суммы договора.',
    reason: 'Запрос контрагента в связи с закупкой материалов.',
    changes: [ofAgreement('prepayment_percent', { old: before, new: '30.00', clause: 'п. 4.1' })],
  };
}

export function scope({ subject }: Parent, random: Random): Topic | null {
  if (subject === null) return null;
  const objects = random.int(2, 6);
  return {
    kind: 'scope',
    title: random.pick(['Включение новых объектов', 'Изменение перечня площадок', 'Уточнение объёма работ']),
    summary: `Перечень объектов в приложении № 1 дополняется, всего объектов: ${String(objects)}.`,
    reason: 'Ввод новых узлов связи по инвестпрограмме.',
    changes: [
      ofAgreement('subject', {
        old: subject,
        new: `${subject} Объектов по приложению № 1: ${String(objects)}.`,
        clause: 'приложение № 1',
      }),
    ],
  };
}

export function requisites(): Topic {
  return {
    kind: 'requisites',
    title: 'Изменение банковских реквизитов',
    summary: 'Платежи перечисляются на новый расчётный счёт.',
    reason: 'Контрагент сменил обслуживающий банк.',
    changes: [],
  };
}

export function termination(): Topic {
  return {
    kind: 'termination',
    title: 'Расторжение по соглашению сторон',
    summary: 'Договор прекращается по соглашению сторон, взаимных требований нет.',
    reason: 'Объект передан другому подразделению, услуги больше не нужны.',
    changes: [],
  };
}

/** The prices of the specification go up, or the sum where there is none. */
export function price(parent: Parent, random: Random): Topic | null {
  const percent = random.pick([4, 6, 7, 9]);
  const { items, amount, amount_is_manual: isManual } = parent;
  if (amount === null) return null;
  const changes =
    items.length === 0 || isManual
      ? [ofAgreement('amount', { old: amount, new: raised(amount, percent), clause: 'п. 3.1' })]
      : items.slice(0, 3).map((item): DemoChange => ({
          target: 'item',
          target_id: item.id,
          field: 'price',
          old: item.price,
          new: raised(item.price, percent),
          clause: 'п. 3.7',
        }));
  return {
    kind: 'price',
    title: `Индексация цены на ${String(percent)}\u00a0%`,
    summary: `Цены увеличиваются на ${String(percent)}\u00a0% с начала квартала.`,
    reason: 'Индексация по п. 3.7 договора в пределах индекса потребительских цен.',
    changes,
  };
}

/** What has happened to an agreement over its life, the oldest first: prices, the tax, the term, and what is to come. */
export function story(
  parent: Parent,
  random: Random,
  given: { rates: Rates; today: string },
): (Topic & { from: string; dated: string })[] {
  const start = parent.start_date ?? given.today;
  const day = (share: number) => {
    const span = (Date.parse(given.today) - Date.parse(start)) / 86_400_000;
    return addDays(start, Math.round(span * share));
  };
  const chapters: [Topic | null, string, string][] = [
    [price(parent, random), day(0.25), addDays(day(0.25), -12)],
    [payment(parent, random), day(0.5), addDays(day(0.5), -9)],
    // Signed after the day it reaches back to.
    [vat(parent, given.rates), '2026-01-01', '2026-01-22'],
    [extension(parent), day(0.75), addDays(day(0.75), -20)],
    [prepayment(parent), addDays(given.today, 42), addDays(given.today, -6)],
  ];
  return chapters.flatMap(([topic, from, dated]) =>
    topic === null || from < start ? [] : [{ ...topic, from, dated }],
  );
}
