import type { ActivityChange } from 'shared/contract/activity-log';
import {
  AGREEMENT_DIRECTION_LABELS,
  AGREEMENT_KIND_LABELS,
  AGREEMENT_STATUS_LABELS,
  AMOUNT_TYPE_LABELS,
  ORIGINALS_STATUS_LABELS,
  PAYMENT_DAYS_TYPE_LABELS,
  RENEWAL_TYPE_LABELS,
  RISK_LEVEL_LABELS,
  SIGNING_METHOD_LABELS,
  VALIDITY_RULE_LABELS,
} from 'shared/contract/agreement.labels';
import { VAT_MODE_LABELS } from 'shared/contract/vat.labels';
import { formatDay } from '../calendar/format-day';
import {
  ACTIVATION_BASIS_LABELS,
  AGREEMENT_FIELD_LABELS,
  CONFIDENTIALITY_LABELS,
  ITEM_FIELD_LABELS,
} from './agreement-field.labels';
import type { AgreementField, AgreementValues, ItemValues } from './agreement-fields';
import { partiesText, referenceName, valuesOf } from './agreement-values';
import type { AgreementRecord } from './agreements.repository';

const ENUMS: Partial<Record<AgreementField, Readonly<Record<string, string>>>> = {
  direction: AGREEMENT_DIRECTION_LABELS,
  kind: AGREEMENT_KIND_LABELS,
  validity_rule: VALIDITY_RULE_LABELS,
  renewal_type: RENEWAL_TYPE_LABELS,
  amount_type: AMOUNT_TYPE_LABELS,
  vat_mode: VAT_MODE_LABELS,
  payment_days_type: PAYMENT_DAYS_TYPE_LABELS,
  signing_method: SIGNING_METHOD_LABELS,
  activation_basis: ACTIVATION_BASIS_LABELS,
  originals_status: ORIGINALS_STATUS_LABELS,
  risk_level: RISK_LEVEL_LABELS,
  confidentiality: CONFIDENTIALITY_LABELS,
};

const MONEY: ReadonlySet<string> = new Set<AgreementField>(['amount', 'liability_cap']);

function formatMoney(text: string): string {
  const [whole = '0', fraction = '00'] = text.split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0')},${fraction.padEnd(2, '0')}`;
}

function itemLine(item: ItemValues): string {
  return `${item.name} — ${item.quantity.replace(/\.?0+$/, '')} × ${formatMoney(item.price)}`;
}

function shown(field: AgreementField, value: unknown, record: AgreementRecord): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Да' : 'Нет';
  if (typeof value === 'number') return field.endsWith('_id') ? referenceName(record, field) : String(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return null;
    return field === 'parties' ? partiesText(record) : value.join(', ');
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (ENUMS[field]) return ENUMS[field][text] ?? text;
  if (MONEY.has(field)) return formatMoney(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDay(text) : text;
}

const DECIMALS: ReadonlySet<string> = new Set([
  'amount',
  'liability_cap',
  'prepayment_percent',
  'quantity',
  'price',
  'discount_percent',
]);

function canonical(value: unknown, key: string): unknown {
  if (typeof value === 'string' && DECIMALS.has(key))
    return value.includes('.') ? value.replace(/\.?0+$/, '') : value;
  if (Array.isArray(value)) return value.map((inner) => canonical(inner, key));
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.entries(value)
    .filter(([, inner]) => inner !== null && inner !== undefined)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, inner]) => [name, canonical(inner, name)]);
}

/** Two values of a field are the same when only absent parts or trailing zeros of a decimal tell them apart. */
export function isSame(key: string, before: unknown, after: unknown): boolean {
  return JSON.stringify(canonical(before, key)) === JSON.stringify(canonical(after, key));
}

/** The fields whose values differ. */
export function changedFields(before: AgreementValues, after: AgreementValues): AgreementField[] {
  return (Object.keys(AGREEMENT_FIELD_LABELS) as AgreementField[]).filter(
    (field) => !isSame(field, before[field], after[field]),
  );
}

function itemChanges(before: readonly ItemValues[], after: readonly ItemValues[]): ActivityChange[] {
  const line = (
    at: number,
    label: string,
    [old, now]: readonly [string | null, string | null],
  ): ActivityChange => ({
    field: `items.${String(at)}`,
    label: `Строка ${String(at + 1)}${label}`,
    old,
    new: now,
  });
  const known = new Map(before.map((item, at) => [item.id, { item, at }]));
  const changes: ActivityChange[] = [];
  for (const [at, item] of after.entries()) {
    const old = item.id === undefined ? undefined : known.get(item.id)?.item;
    if (old === undefined) changes.push(line(at, ': добавлена', [null, itemLine(item)]));
    else if (!isSame('items', old, item)) {
      const fields = (Object.keys(ITEM_FIELD_LABELS) as (keyof typeof ITEM_FIELD_LABELS)[]).filter(
        (field) => !isSame(field, old[field], item[field]),
      );
      const named = fields.map((field) => ITEM_FIELD_LABELS[field]).join(', ');
      changes.push(line(at, `: ${named}`, [itemLine(old), itemLine(item)]));
    }
  }
  const kept = new Set(after.map((item) => item.id));
  for (const { item, at } of known.values()) {
    if (!kept.has(item.id)) changes.push(line(at, ': удалена', [itemLine(item), null]));
  }
  return changes;
}

/** Lines of the journal for a change, with old and new values as the card shows them. */
export function changesBetween(before: AgreementRecord, after: AgreementRecord): ActivityChange[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  const status: ActivityChange = {
    field: 'status',
    label: 'Статус',
    old: AGREEMENT_STATUS_LABELS[before.status],
    new: AGREEMENT_STATUS_LABELS[after.status],
  };
  const fields = changedFields(old, now).flatMap((field): ActivityChange[] => {
    if (field === 'items') return itemChanges(old.items, now.items);
    return [
      {
        field,
        label: AGREEMENT_FIELD_LABELS[field],
        old: shown(field, old[field], before),
        new: shown(field, now[field], after),
      },
    ];
  });
  return before.status === after.status ? fields : [status, ...fields];
}
