import { patternWords } from '../contract/books/number-pattern';
import type { ActivityChange } from '../contract/journal/activity-log';
import { changedParts } from '../contract/record/difference';
import { wireName, type Field, type FieldTable, type MarksField } from '../contract/record/field-table';
import type { KeptChange, KeptLine, KeptReference, KeptValue } from '../contract/record/kept-change';
import { formatDate } from './date';
import { formatNumber, splitAmount } from './number';
import { counted } from './plural';
import { noBreakSpace } from './space';

const isReference = (value: KeptValue): value is KeptReference =>
  typeof value === 'object' && value !== null && 'label' in value && typeof value.label === 'string';

function money(value: string): string {
  const { whole, fraction } = splitAmount(value);
  return `${whole},${fraction}`;
}

const plain = (value: string) => formatNumber(value.includes('.') ? value.replace(/\.?0+$/, '') : value);
const wordOf = (labels: Readonly<Record<string, string>>, value: string) => labels[value] ?? value;

function scalarText(field: Field, value: string): string {
  switch (field.kind) {
    case 'day':
      return formatDate(value);
    case 'money':
      return money(value);
    case 'quantity':
      return plain(value);
    case 'percent':
      return `${plain(value)}${noBreakSpace}%`;
    case 'choice':
      return wordOf(field.labels, value);
    case 'text':
      return field.composed === undefined ? value : patternWords(value);
    default:
      return value;
  }
}

function countText(field: Field, value: number): string {
  if (field.kind !== 'whole' || field.unit === undefined) return formatNumber(value);
  return counted(value, field.unit);
}

function flagText(field: Field, value: boolean): string {
  const [yes, no] = (field.kind === 'flag' ? field.words : undefined) ?? ['Да', 'Нет'];
  return value ? yes : no;
}

/** «Обязательные: Порядок оплаты, Аванс; Скрытые: Неустойка»; null when nothing is marked. */
function marksText({ labels, marks }: MarksField, value: KeptValue): string | null {
  const marked = Object.entries(typeof value === 'object' ? (value ?? {}) : {});
  const parts = Object.entries(marks).flatMap(([mark, word]) => {
    const names = marked.filter(([, one]) => one === mark).map(([name]) => wordOf(labels, name));
    return names.length === 0 ? [] : [`${word}: ${names.join(', ')}`];
  });
  return parts.length === 0 ? null : parts.join('; ');
}

/** A value of a field as people read it: dates, sums, choices and references in words; null when it is empty. */
export function fieldText(field: Field, value: KeptValue): string | null {
  if (value === null || value === '') return null;
  if (typeof value === 'boolean') return flagText(field, value);
  if (typeof value === 'number') return countText(field, value);
  if (typeof value === 'string') return scalarText(field, value);
  if (field.kind === 'marks') return marksText(field, value);
  if (isReference(value)) return value.label;
  if (!Array.isArray(value)) return null;
  const texts = (value as readonly string[]).map((one) =>
    field.kind === 'choices' ? wordOf(field.labels, one) : one,
  );
  return texts.length === 0 ? null : texts.join(', ');
}

/** «Действует до: 31.12.2027 (п. 1)»: a line that names a field and its value; null of any other line. */
function valueLine(table: FieldTable, line: KeptLine): string | null {
  const entry = Object.entries(table).find(([, field]) => field.kind === 'value');
  if (entry?.[1].kind !== 'value') return null;
  const [name, { by, of }] = entry;
  const named = line[by];
  const field = typeof named === 'string' ? of[named] : undefined;
  if (field === undefined) return null;
  const clause = typeof line.clause_ref === 'string' ? ` (${line.clause_ref})` : '';
  return `${field.label}: ${fieldText(field, line[name] ?? null) ?? 'не указано'}${clause}`;
}

/** «Сервер 2U — 8 × 1 284 000,00»; null of a line without a price. */
function pricedText({ name, quantity, price }: KeptLine): string | null {
  const isPriced = typeof name === 'string' && typeof quantity === 'string' && typeof price === 'string';
  return isPriced ? `${name} — ${plain(quantity)} × ${money(price)}` : null;
}

/** A line in a sentence: «Сервер 2U — 8 × 1 284 000,00», or its filled fields. */
function lineText(table: FieldTable, line: KeptLine): string {
  const told = pricedText(line) ?? valueLine(table, line);
  if (told !== null) return told;
  const parts = Object.entries(table).map(([field, definition]) => {
    const value = line[field] ?? null;
    // «Да» and «Нет» say nothing without their question.
    if (definition.kind === 'flag') return value === true ? definition.label : null;
    return fieldText(definition, value);
  });
  return parts.filter((part) => part !== null).join(', ');
}

/** What `lineText` tells of a line with a price. */
const TOLD = new Set(['name', 'quantity', 'price']);

/** The line in a sentence with those of its changed parts the sentence does not tell: «…, скидка 5 %». */
function changedLineText(table: FieldTable, line: KeptLine, changed: readonly string[]): string {
  const sentence = pricedText(line);
  if (sentence === null) return lineText(table, line);
  const parts = changed.flatMap((name) => {
    const field = table[name];
    if (field === undefined || TOLD.has(name)) return [];
    const text = fieldText(field, line[name] ?? null);
    return text === null ? [] : [`${field.label} ${text}`];
  });
  return [sentence, ...parts].join(', ');
}

function lineChange(field: Extract<Field, { kind: 'lines' }>, change: KeptChange): ActivityChange {
  const [old, now] = [change.old as KeptLine | null, change.new as KeptLine | null];
  const changed = old === null || now === null ? [] : changedParts(field.of, old, now);
  const labels = changed.map((part) => field.of[part]?.label ?? part).join(', ');
  const named = old === null ? 'добавлена' : now === null ? 'удалена' : labels;
  const text = (line: KeptLine | null) => (line === null ? null : changedLineText(field.of, line, changed));
  return {
    field: `${change.field}.${String((change.line ?? 1) - 1)}`,
    label: `${field.label}, строка ${String(change.line ?? 1)}: ${named}`,
    old: text(old),
    new: text(now),
  };
}

/** A raw change in the words of the field table, as history and journal show it. */
export function changeText(table: FieldTable, change: KeptChange): ActivityChange {
  const field = table[change.field];
  if (field === undefined) {
    // A field that was dropped since: what was kept of it is shown as it is.
    const asIs = (value: KeptValue) =>
      value === null || typeof value === 'string' ? value : JSON.stringify(value);
    return { field: change.field, label: change.field, old: asIs(change.old), new: asIs(change.new) };
  }
  if (field.kind === 'lines') return lineChange(field, change);
  return {
    field: wireName(change.field, field),
    label: field.label,
    old: fieldText(field, change.old),
    new: fieldText(field, change.new),
  };
}
