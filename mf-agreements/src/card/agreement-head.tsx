import type { ReactNode } from 'react';
import type { Agreement, AgreementRow } from 'shared/contract/agreement/agreement';
import { agreementName } from 'shared/contract/agreement/agreement-name';
import { earlyEnd } from 'shared/contract/agreement/early-end';
import { AGREEMENT_DIRECTION_LABELS } from 'shared/contract/agreement/agreement.labels';
import { AMOUNT_TYPE_LABELS } from 'shared/contract/agreement/agreement-terms.labels';
import { taxName } from 'shared/contract/money/tax-name';
import { CopyNumber, shortFullName, type DocumentHeadProps, type Glimpse } from 'shared/document';
import { counted, counterpartyName, daysUntil, formatAmount, formatDate } from 'shared/format';
import { Badge, DaysLeft, StatusPill, TextLink, type KeyValueItem } from 'shared/ui';

import { agreementStatusLook } from '../agreement/agreement-status-look';
import { agreementEyebrow, statusReason } from '../agreement/agreement.labels';
import { ChangedMark, isChanged } from '../effective/changed-mark';
import { inForce } from '../effective/in-force';
import { paths } from '../paths';

const ENDED = new Set(['completed', 'expired', 'terminated', 'rejected', 'cancelled']);

const OF_AMOUNT = ['amount', 'currency_code', 'vat_amount'];
const OF_TERM = ['end_date', 'is_indefinite'];
const OF_PARTY = ['counterparty_id'];

/** The note of a fact, and under it by what the fact has been changed. */
function withMark(signed: Agreement, terms: readonly string[], note: ReactNode): ReactNode {
  if (!isChanged(signed, terms)) return note;
  const mark = <ChangedMark agreement={signed} terms={terms} />;
  if (note === undefined) return mark;
  return (
    <>
      {note}
      <br />
      {mark}
    </>
  );
}

function amountFact(agreement: Agreement): KeyValueItem {
  const { amount, currency_code: currency, vat_amount: vat } = agreement;
  if (amount === null) {
    const open = agreement.amount_type === 'rate' || agreement.amount_type === 'none';
    return { label: 'Сумма', value: open ? AMOUNT_TYPE_LABELS[agreement.amount_type] : null };
  }
  const limit = agreement.amount_type === 'limit' ? 'не более ' : '';
  const tax = taxName(agreement, agreement.items);
  return {
    label: 'Сумма',
    value: `${limit}${formatAmount(amount, currency)}`,
    note: tax === null ? 'Без НДС' : `${tax} — ${formatAmount(vat, currency)}`,
  };
}

type Term = Pick<AgreementRow, 'end_date' | 'is_indefinite' | 'status' | 'agreed_end'>;

function daysNote(day: string | null): ReactNode {
  const left = daysUntil(day);
  if (left === null) return undefined;
  return left <= 45 ? <DaysLeft date={day} /> : counted(left, ['день', 'дня', 'дней']);
}

const termNote = ({ end_date: end, is_indefinite: isIndefinite, status }: Term): ReactNode =>
  isIndefinite || ENDED.has(status) ? undefined : daysNote(end);

/** The end that is agreed upon before that of the term; null when there is none. */
function earlyFact(agreement: Term): KeyValueItem | null {
  const early = earlyEnd(agreement);
  if (early === null || ENDED.has(agreement.status)) return null;
  const note = (
    <>
      {`Расторжение, ДС №\u00A0${early.addendum.number}`}
      <br />
      {daysNote(early.day)}
    </>
  );
  return { label: 'Действует до', value: formatDate(early.day), note };
}

const isOver = ({ status, end_date: end }: Agreement) =>
  status === 'expired' || (status === 'completed' && (daysUntil(end) ?? 0) < 0);

function termFact(agreement: Agreement): KeyValueItem {
  if (agreement.status === 'terminated' && agreement.termination_date !== null) {
    return { label: 'Действовал до', value: formatDate(agreement.termination_date) };
  }
  const early = earlyFact(agreement);
  if (early !== null) return early;
  const label = isOver(agreement) ? 'Действовал до' : 'Действует до';
  if (agreement.is_indefinite) return { label: 'Действует', value: 'Бессрочно' };
  if (agreement.end_date === null && agreement.validity_rule === 'until_fulfilled') {
    return { label, value: 'исполнения обязательств' };
  }
  return { label, value: formatDate(agreement.end_date) || null, note: termNote(agreement) };
}

const marked = (signed: Agreement, terms: readonly string[], fact: KeyValueItem): KeyValueItem => ({
  ...fact,
  note: withMark(signed, terms, fact.note),
});

/** What the agreement is called by, the button that copies it, and that it is not the number of the contract yet. */
function Numbered({ agreement }: { agreement: Parameters<typeof agreementEyebrow>[0] }) {
  return (
    <>
      <span>{agreementEyebrow(agreement)}</span>
      <CopyNumber number={agreement.number ?? agreement.internal_number} />
      {agreement.number === null && <Badge>Без номера</Badge>}
    </>
  );
}

/** Title, state and the four facts an agreement is read for, as they are in force today. */
export function agreementHead(signed: Agreement): Omit<DocumentHeadProps, 'actions'> {
  const agreement = inForce(signed);
  const { counterparty, responsible } = agreement;
  return {
    eyebrow: (
      <>
        <Numbered agreement={agreement} />
        <Badge>{AGREEMENT_DIRECTION_LABELS[agreement.direction]}</Badge>
        {agreement.confidentiality === 'restricted' && <Badge tone="purple">Только участники</Badge>}
      </>
    ),
    title: agreement.title,
    status: <StatusPill {...agreementStatusLook(agreement.status)} />,
    reason: statusReason(agreement),
    archive: { document: agreement, destroyed: 'Уничтожен по акту' },
    facts: [
      marked(signed, OF_AMOUNT, amountFact(agreement)),
      marked(signed, OF_PARTY, {
        label: 'Контрагент',
        value: (
          <TextLink to={paths.counterparty(counterparty.id)}>
            {counterpartyName(counterparty, 'list')}
          </TextLink>
        ),
        note: counterparty.inn === null ? undefined : `ИНН\u00A0${counterparty.inn}`,
      }),
      // How long it was to hold, an end before its time has made no matter.
      agreement.status === 'terminated' ? termFact(agreement) : marked(signed, OF_TERM, termFact(agreement)),
      {
        label: 'Ответственный',
        value: shortFullName(responsible.full_name),
        note: responsible.department_name ?? undefined,
      },
    ],
  };
}

function rowTerm(row: AgreementRow): Glimpse['facts'][number] {
  const early = earlyFact(row);
  if (early !== null) return { ...early, value: early.value ?? undefined };
  if (row.is_indefinite) return { label: 'Действует', value: 'Бессрочно' };
  const value = row.end_date === null ? undefined : formatDate(row.end_date);
  return { label: 'Действует до', value, note: termNote(row) };
}

/** The same head as far as the register tells it: end, sum and counterparty of a row are those in force today. */
export function agreementGlimpse(row: AgreementRow): Glimpse {
  const { counterparty, responsible } = row;
  return {
    name: agreementName(row),
    eyebrow: (
      <>
        <Numbered agreement={row} />
        <Badge>{AGREEMENT_DIRECTION_LABELS[row.direction]}</Badge>
      </>
    ),
    title: row.title,
    status: <StatusPill {...agreementStatusLook(row.status)} />,
    facts: [
      {
        label: 'Сумма',
        // What stands there without a sum, only the agreement says.
        value: row.amount === null ? undefined : formatAmount(row.amount, row.currency_code),
        note: row.amount !== null,
      },
      {
        label: 'Контрагент',
        value: counterpartyName(counterparty, 'list'),
        note: counterparty.inn === null ? undefined : `ИНН\u00A0${counterparty.inn}`,
      },
      rowTerm(row),
      {
        label: 'Ответственный',
        value: shortFullName(responsible.full_name),
        note: responsible.department_name ?? undefined,
      },
    ],
    state: row.status,
    isEditable: row.can.edit || row.can.edit_service,
  };
}
