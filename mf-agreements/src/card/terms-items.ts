import type { Agreement } from 'shared/contract/agreement/agreement';
import {
  RENEWAL_DECLINER_LABELS,
  RENEWAL_TYPE_LABELS,
  SIGNING_METHOD_LABELS,
  VALIDITY_RULE_LABELS,
} from 'shared/contract/agreement/agreement-terms.labels';
import { counted, counterpartyName, formatAmount, formatDate, plainDecimal } from 'shared/format';

import { splitPayment } from '../agreement/split-payment';
import { told, type TermLine } from './told-field';

const days = (value: number) => counted(value, ['день', 'дня', 'дней']);
const PAYMENT_WORDS = {
  working: ['рабочий день', 'рабочих дня', 'рабочих дней'],
  calendar: ['календарный день', 'календарных дня', 'календарных дней'],
} as const;

function endLine(agreement: Agreement): string | null {
  if (agreement.is_indefinite) return 'Бессрочно';
  if (agreement.end_date !== null) return formatDate(agreement.end_date);
  return agreement.validity_rule === 'until_fulfilled' ? VALIDITY_RULE_LABELS.until_fulfilled : null;
}

/** «Отказ от 20.11.2026, кто отказался: контрагент». */
function declinedNote({ renewal_declined_on: day, renewal_declined_by: who }: Agreement): string {
  const by = who === null ? '' : `, кто отказался: ${RENEWAL_DECLINER_LABELS[who].toLowerCase()}`;
  return `Отказ от\u00A0${formatDate(day)}${by}`;
}

function renewalLine(agreement: Agreement): TermLine {
  if (agreement.renewal_type !== 'auto' || agreement.renewal_months === null) {
    return told('renewal_type', RENEWAL_TYPE_LABELS[agreement.renewal_type]);
  }
  if (agreement.renewal_declined_on !== null)
    return told('renewal_type', 'Не продлится', declinedNote(agreement));
  const limit = agreement.renewal_limit === null ? '' : ` из\u00A0${String(agreement.renewal_limit)}`;
  const isProlonged = agreement.renewal_count > 0 || limit !== '';
  return told(
    'renewal_type',
    `Автоматически на ${counted(agreement.renewal_months, ['месяц', 'месяца', 'месяцев'])}`,
    isProlonged ? `Продлён ${String(agreement.renewal_count)}${limit}` : undefined,
  );
}

function noticeLine(agreement: Agreement): string | null {
  if (agreement.notice_days === null) return null;
  // The day follows the end in force: beside an end as it was signed it would be that of another one.
  const { effective, end_date: end, notice_deadline: day } = agreement;
  const isOfThisEnd = effective === null || effective.end_date === end;
  const until = day === null || !isOfThisEnd ? '' : `, до ${formatDate(day)}`;
  return `${days(agreement.notice_days)}${until}`;
}

function paymentLines(agreement: Agreement): TermLine[] {
  const { prepayment_percent: percent, amount, currency_code: currency } = agreement;
  const after =
    agreement.payment_days === null
      ? undefined
      : `Через ${counted(agreement.payment_days, PAYMENT_WORDS[agreement.payment_days_type])}`;
  if (percent === null || Number(percent) === 0) return [{ label: 'Оплата', value: after ?? null }];
  const rate = `${plainDecimal(percent).replace('.', ',')}\u00A0%`;
  const parts = amount === null ? null : splitPayment(amount, percent);
  if (parts === null) return [told('prepayment_percent', rate), { label: 'Остаток', value: after ?? null }];
  const { advance, rest } = parts;
  return [
    told('prepayment_percent', `${rate} — ${formatAmount(advance, currency)}`),
    { label: 'Остаток', value: formatAmount(rest, currency), note: after },
  ];
}

/** The chosen account with whose it is; nothing while payments go to the main one. */
function accountLine({ bank_account: account, organization, counterparty }: Agreement): TermLine[] {
  if (account === null) return [];
  const owner = [organization, counterparty].find(({ id }) => id === account.counterparty_id);
  const until = account.valid_to === null ? null : `действует до\u00A0${formatDate(account.valid_to)}`;
  const note = [
    owner === undefined ? null : counterpartyName(owner),
    account.bank_name,
    account.bic === null ? null : `БИК\u00A0${account.bic}`,
    until,
  ];
  return [told('bank_account', account.account, note.filter((part) => part !== null).join(', '))];
}

/** Terms and payment in the order they are read: term at the left, money at the right. */
export function termLines(agreement: Agreement): TermLine[] {
  const left: TermLine[] = [
    told('start_date', formatDate(agreement.start_date) || null),
    told('end_date', endLine(agreement)),
    renewalLine(agreement),
    told('notice_days', noticeLine(agreement)),
  ];
  if (agreement.termination_notice_days !== null) {
    left.push(told('termination_notice_days', days(agreement.termination_notice_days)));
  }
  const right: TermLine[] = [
    ...paymentLines(agreement),
    ...accountLine(agreement),
    told('signing_method', SIGNING_METHOD_LABELS[agreement.signing_method]),
  ];
  if (agreement.penalty_terms !== null) right.push(told('penalty_terms', agreement.penalty_terms));
  if (agreement.liability_cap !== null) {
    right.push(told('liability_cap', formatAmount(agreement.liability_cap, agreement.currency_code)));
  }
  const rows = Math.max(left.length, right.length);
  return Array.from({ length: rows }, (_, row) => [left[row], right[row]])
    .flat()
    .filter((line) => line !== undefined);
}
