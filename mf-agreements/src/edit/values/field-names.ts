import { ITEM_FIELD_LABELS, ITEM_FIELDS, itemFieldOf } from 'shared/document-items';

import { AGREEMENT_FIELDS, type FormSection } from './agreement-fields.labels';
import type { AgreementField } from './agreement-values';

const isField = (name: string): name is AgreementField => Object.hasOwn(AGREEMENT_FIELDS, name);

/** The form's name of a field of the wire: `organization_id` → `organization`, `items.3.measure_id` → `items.3.unit`. */
export function formFieldOf(wireName: string): string {
  const line = /^items\.(\d+)\.(.+)$/.exec(wireName);
  if (line) {
    const [, row = '', field = ''] = line;
    return `items.${row}.${itemFieldOf(field)}`;
  }
  if (wireName === 'is_indefinite') return 'validity_rule';
  const bare = wireName.replace(/_id$/, '');
  return isField(bare) ? bare : wireName;
}

/** The part of the form a path belongs to; null when the form has no such field. */
export function sectionOf(path: string): FormSection | null {
  if (path === 'files') return 'files';
  const field = path.split('.')[0] ?? '';
  return isField(field) ? AGREEMENT_FIELDS[field].section : null;
}

/** How a sentence names the field: «Предмет договора», «Спецификация, строка 6: единица измерения». */
export function fieldTitle(path: string): string {
  const line = /^items\.(\d+)\.(\w+)$/.exec(path);
  if (line) {
    const column = ITEM_FIELDS.find((name) => name === line[2]);
    const place = `Спецификация, строка\u00A0${String(Number(line[1]) + 1)}`;
    return column === undefined ? place : `${place}: ${ITEM_FIELD_LABELS[column]}`;
  }
  if (path === 'files') return 'Файлы';
  return isField(path) ? AGREEMENT_FIELDS[path].label : 'Договор';
}

/** The paths in the order of the form, so that a summary reads from top to bottom. */
export function inFormOrder(paths: readonly string[]): string[] {
  const order = Object.keys(AGREEMENT_FIELDS);
  const rank = (path: string) => {
    const place = order.indexOf(path.split('.')[0] ?? '');
    return place < 0 ? order.length : place;
  };
  const line = (path: string) => Number(path.split('.')[1] ?? -1);
  return [...paths].sort((left, right) => rank(left) - rank(right) || line(left) - line(right));
}
