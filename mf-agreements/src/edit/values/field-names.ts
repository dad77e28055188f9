import { ITEM_FIELD_LABELS, ITEM_FIELDS, itemFieldOf } from 'shared/document-items';

import { AGREEMENT_FIELDS } from './agreement-fields.labels';
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
