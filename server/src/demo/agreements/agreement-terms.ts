import type { OriginalsStatus, RenewalType, SigningMethod } from 'shared/contract/agreement/agreement-status';
import { addDays } from '../../calendar/business-day';
import { workday } from '../demo-step';
import type { Life } from './agreement-life';
import type { Deal } from '../deals/deal';
import type { Random } from '../random';

export interface PaymentPlan {
  terms: string;
  prepayment: string | null;
  days: number;
  daysType: 'calendar' | 'working';
}

/** How the money goes. */
export function paymentPlan(random: Random, how: Deal['payment']): PaymentPlan {
  if (how === 'monthly') {
    const day = random.pick([10, 15, 20]);
    return {
      terms: `Ежемесячно до ${String(day)} числа месяца, следующего за расчётным, на основании счёта и универсального передаточного документа.`,
      prepayment: null,
      days: day,
      daysType: 'calendar',
    };
  }
  if (how === 'advance') {
    const percent = random.pick([20, 30, 30, 40, 50]);
    const days = random.pick([10, 10, 15, 20]);
    return {
      terms: `Аванс ${String(percent)}\u00a0% в течение 5 рабочих дней с начала действия договора, остаток в течение ${String(days)} рабочих дней после подписания акта.`,
      prepayment: `${String(percent)}.00`,
      days,
      daysType: 'working',
    };
  }
  const days = random.pick([7, 10, 14, 30]);
  return {
    terms: `Оплата по факту в течение ${String(days)} календарных дней после подписания универсального передаточного документа.`,
    prepayment: null,
    days,
    daysType: 'calendar',
  };
}

const PENALTIES = [
  'Неустойка 0,1\u00a0% от суммы просроченного обязательства за каждый день, но не более 10\u00a0%.',
  'Пени в размере 1/300 ключевой ставки Банка России за каждый день просрочки.',
  'Неустойка 0,05\u00a0% за каждый день просрочки, но не более 5\u00a0% от цены договора.',
  'За время простоя не по вине плательщика плата снижается пропорционально его продолжительности.',
] as const;

export function penaltyTerms(random: Random): string {
  return random.pick(PENALTIES);
}

export interface RenewalPlan {
  type: RenewalType;
  months: number | null;
  limit: number | null;
  noticeDays: number | null;
}

/** What happens at the end of the term; an agreement that has ended was not renewed. */
export function renewalPlan(random: Random, life: Life, how: Deal['payment']): RenewalPlan {
  if (life.isIndefinite) return { type: 'none', months: null, limit: null, noticeDays: null };
  const noticeDays = random.pick([30, 30, 45, 60]);
  const isOver = life.status === 'expired';
  if (how === 'monthly' && !isOver && random.chance(0.45)) {
    return { type: 'auto', months: 12, limit: random.chance(0.4) ? 3 : null, noticeDays };
  }
  return random.chance(0.35)
    ? { type: 'by_addendum', months: null, limit: null, noticeDays }
    : { type: 'none', months: null, limit: null, noticeDays: random.chance(0.5) ? noticeDays : null };
}

export interface SigningPlan {
  method: SigningMethod;
  basis: 'copy' | 'original';
  originals: OriginalsStatus;
  sent: string | null;
  due: string | null;
  received: string | null;
  storage: string | null;
  ediOperator: string | null;
}

const NO_ORIGINALS = { sent: null, due: null, received: null, storage: null };

const ENDED: ReadonlySet<string> = new Set(['completed', 'expired', 'terminated']);

/** Days for which an original may be overdue. */
const LATEST_ORIGINALS = 40;

/** How it is signed and where the paper is. */
export function signingPlan(random: Random, life: Life, place: { hasEdi: boolean }): SigningPlan {
  if (place.hasEdi && random.chance(0.7)) {
    return {
      method: 'edi',
      basis: 'copy',
      originals: 'not_required',
      ...NO_ORIGINALS,
      ediOperator: 'Контур.Диадок',
    };
  }
  const method = random.chance(0.8) ? 'paper' : 'scan';
  const signed = life.signedByUs;
  if (signed === null) {
    return { method, basis: 'copy', originals: 'not_required', ...NO_ORIGINALS, ediOperator: null };
  }
  const due = workday(addDays(signed, 14));
  // Of those in force a few still wait; of what has ended some papers have never come back.
  const isFresh = life.today === undefined || due >= addDays(life.today, -LATEST_ORIGINALS);
  const waits =
    life.status === 'signed' ||
    life.status === 'on_signing' ||
    random.chance(isFresh ? 0.6 : 0) ||
    (ENDED.has(life.status) && signed.endsWith('-17'));
  if (waits) {
    // Whoever waits for the original longer than agreed is late.
    const originals = due < life.changed || random.chance(0.25) ? 'overdue' : 'sent';
    return {
      method,
      basis: 'copy',
      originals,
      sent: signed,
      due,
      received: null,
      storage: null,
      ediOperator: null,
    };
  }
  return {
    method,
    basis: 'copy',
    originals: 'received',
    sent: signed,
    due,
    received: workday(addDays(signed, random.int(4, 12))),
    storage: `Архив, шкаф ${String(random.int(1, 12))}, папка ${String(random.int(1, 40))}`,
    ediOperator: null,
  };
}

const REASONS = {
  rework: [
    'п. 5.4 — сократить срок замены',
    'Приложить действующую доверенность подписанта',
    'Исключить одностороннее изменение цены, п. 3.7',
    'Сумма в спецификации не сходится с п. 3.1',
  ],
  rejected: [
    'Есть предложение дешевле на 18\u00a0%',
    'Потребность закрыта остатками на складе',
    'Контрагент не прошёл проверку',
  ],
  cancelled: [
    'Закупка перенесена на следующий год',
    'Стороны не договорились о цене',
    'Договор заключён с другой организацией группы',
  ],
  suspended: [
    'Перерыв в работах до получения разрешения на раскопки',
    'Заказчик перенёс сроки ввода объекта',
    'Ожидаем оборудование от изготовителя',
  ],
  terminated: [
    'Существенное нарушение сроков',
    'Отказ от аренды в связи с переездом',
    'Потребность отпала, соглашение сторон',
  ],
} as const;

/** Why the agreement stands where it stands; null where nobody asks. */
export function statusReason(random: Random, status: Life['status']): string | null {
  return status in REASONS ? random.pick(REASONS[status as keyof typeof REASONS]) : null;
}
