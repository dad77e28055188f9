import type { AddendumStatus } from 'shared/contract/addendum';
import { addDays, addMonths } from '../calendar/business-day';
import type { DemoAgreement } from './demo-agreement';
import { type DemoStep, insertMany, pastMoment } from './demo-step';
import type { Random } from './random';

interface Change {
  field: string;
  old: unknown;
  new: unknown;
  clause: string;
}

interface Topic {
  kind: string;
  title: string;
  summary: string;
  reason: string;
  changes: Change[];
}

const DAY_NAMES = new Intl.DateTimeFormat('ru-RU', { timeZone: 'UTC' });
const shown = (day: string) => DAY_NAMES.format(new Date(`${day}T00:00:00Z`));

function extension({ plan }: DemoAgreement): Topic | null {
  const { end } = plan.life;
  if (end === null) return null;
  const later = addMonths(end, 12);
  return {
    kind: 'extension',
    title: `Продление срока до ${shown(later)}`,
    summary: 'Срок действия договора продлевается на 12 месяцев на прежних условиях.',
    reason: 'Потребность сохраняется, качество услуг подтверждено подразделением.',
    changes: [{ field: 'end_date', old: end, new: later, clause: 'п. 9.1' }],
  };
}

function vat({ plan }: DemoAgreement): Topic | null {
  if (plan.vat.rate !== 'vat20') return null;
  return {
    kind: 'vat',
    title: 'Ставка НДС 22\u00a0% с 01.01.2026',
    summary: 'К отгрузкам с 01.01.2026 применяется ставка НДС 22\u00a0%, цена без налога не меняется.',
    reason: 'Федеральный закон от 28.11.2025 № 425-ФЗ.',
    changes: [{ field: 'vat_rate_id', old: 'НДС 20 %', new: 'НДС 22 %', clause: 'п. 3.2' }],
  };
}

function payment({ plan }: DemoAgreement, random: Random): Topic | null {
  if (plan.payment === null) return null;
  const days = plan.payment.days + random.pick([5, 10]);
  return {
    kind: 'payment_terms',
    title: `Срок оплаты ${String(days)} дней`,
    summary: `Срок оплаты увеличивается с ${String(plan.payment.days)} до ${String(days)} дней.`,
    reason: 'Согласовано с финансовым контролем при пересмотре графика платежей.',
    changes: [{ field: 'payment_days', old: plan.payment.days, new: days, clause: 'п. 4.3' }],
  };
}

function scope(_: DemoAgreement, random: Random): Topic {
  const objects = random.int(2, 6);
  return {
    kind: 'scope',
    title: random.pick(['Включение новых объектов', 'Изменение перечня площадок', 'Уточнение объёма работ']),
    summary: `Перечень объектов в приложении № 1 дополняется, всего объектов: ${String(objects)}.`,
    reason: 'Ввод новых узлов связи по инвестпрограмме.',
    changes: [
      {
        field: 'subject',
        old: 'Приложение № 1',
        new: 'Приложение № 1 в новой редакции',
        clause: 'приложение № 1',
      },
    ],
  };
}

function requisites(): Topic {
  return {
    kind: 'requisites',
    title: 'Изменение банковских реквизитов',
    summary: 'Платежи перечисляются на новый расчётный счёт.',
    reason: 'Контрагент сменил обслуживающий банк.',
    changes: [{ field: 'bank_account_id', old: 'прежний счёт', new: 'новый счёт', clause: 'раздел 12' }],
  };
}

function price(_: DemoAgreement, random: Random): Topic {
  const percent = random.pick([4, 6, 7, 9]);
  return {
    kind: 'price',
    title: `Индексация цены на ${String(percent)}\u00a0%`,
    summary: `Цены спецификации увеличиваются на ${String(percent)}\u00a0% с начала квартала.`,
    reason: 'Индексация по п. 3.7 договора в пределах индекса потребительских цен.',
    changes: [{ field: 'price', old: '100 %', new: `${String(100 + percent)} %`, clause: 'п. 3.7' }],
  };
}

function topicOf(random: Random, agreement: DemoAgreement, isInForce: boolean): Topic {
  // An extension in force would move the end of a term that the demo keeps as it was signed.
  const found = isInForce
    ? random.pick([vat, payment, scope, requisites, price])(agreement, random)
    : random.pick([extension, extension, payment, scope, price])(agreement, random);
  return found ?? scope(agreement, random);
}

const IN_WORK: readonly AddendumStatus[] = [
  'draft',
  'on_approval',
  'on_approval',
  'rework',
  'approved',
  'on_signing',
];

function daysOf(
  random: Random,
  { agreement, status, today }: { agreement: DemoAgreement; status: AddendumStatus; today: string },
) {
  if (status !== 'effective' && status !== 'signed') {
    const dated = addDays(today, -random.int(1, 18));
    return { dated, from: addDays(today, random.int(10, 40)) };
  }
  const start = agreement.plan.life.start ?? today;
  const span = Math.max(2, Math.floor((Date.parse(today) - Date.parse(start)) / 86_400_000) - 1);
  const dated = addDays(start, random.int(1, span));
  return { dated, from: status === 'signed' ? addDays(today, random.int(5, 30)) : dated };
}

/** Fifty additional agreements to what is in force or has just ended, numbered within their agreement. */
export async function addAddendums(step: DemoStep, agreements: readonly DemoAgreement[]): Promise<void> {
  const { trx, random, today, deps } = step;
  const parents = random.sample(
    agreements.filter(({ plan }) => ['active', 'suspended'].includes(plan.life.status) && plan.type !== 'Н'),
    36,
  );
  const numbers = new Map<number, number>();
  for (let at = 0; at < 50; at += 1) {
    const agreement = parents[at % parents.length];
    if (agreement === undefined) continue;
    const isInForce = at < parents.length && at % 5 !== 0;
    const status = isInForce ? (at % 9 === 0 ? 'signed' : 'effective') : random.pick(IN_WORK);
    const topic = topicOf(random, agreement, isInForce);
    const { dated, from } = daysOf(random, { agreement, status, today });
    const number = (numbers.get(agreement.id) ?? 0) + 1;
    numbers.set(agreement.id, number);
    const moment = pastMoment(random, dated, deps.now());
    const { id } = await trx
      .insertInto('addendums')
      .values({
        agreement_id: agreement.id,
        number: String(number),
        addendum_date: dated,
        title: topic.title,
        kinds: [topic.kind],
        effective_from: from,
        reason: topic.reason,
        summary: topic.summary,
        responsible_id: agreement.plan.responsible.id,
        signing_method: agreement.plan.signing.method,
        signed_by_us_at: isInForce ? dated : null,
        signed_by_them_at: isInForce ? dated : null,
        status,
        status_changed_at: moment,
        created_at: moment,
        updated_at: moment,
        created_by_id: agreement.author.id,
        updated_by_id: agreement.author.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertMany(
      trx,
      'addendum_changes',
      topic.changes.map((change) => ({
        addendum_id: id,
        target: 'agreement' as const,
        operation: 'set' as const,
        field: change.field,
        old_value: JSON.stringify(change.old),
        new_value: JSON.stringify(change.new),
        clause_ref: change.clause,
      })),
    );
  }
}
