import { AGREEMENT_FIELDS } from 'shared/contract/agreement/agreement.fields';
import { agreementUpdate } from 'shared/contract/agreement/agreement-input';
import { capitalised } from 'shared/contract/first-letter';
import { MAX_ITEMS } from 'shared/contract/money/item-limit';
import type { Field, FieldTable } from 'shared/contract/record/field-table';
import { ITEM_FIELDS } from 'shared/contract/record/line-fields';
import type { LineRows } from '../../imports/importable.service';
import { ValidationFailed } from '../../platform/http/errors';
import { validate } from '../../platform/http/validate';
import { requireRecord } from '../../records/record-change.service';
import { agreementSource } from '../agreement-source';
import { valuesOf } from '../agreement-values';
import { update } from '../agreements.service';
import { findForRow, findLineProducts, wantedIn } from './agreement-intake.repository';
import { mergedLines, newLine, refusedLines } from './agreement-lines.policy';

const alone = { group: 'service', section: null } as const;

/** A label that begins a line of its own here, and is «товар» among the fields of a line on the form. */
const capital = (field: Field): Field => ({
  ...field,
  label: capitalised(field.label),
});

const FIELDS: FieldTable = {
  number: { ...AGREEMENT_FIELDS.number, label: 'Номер договора' },
  internal_number: { label: 'Внутренний номер', kind: 'text', max: 64, ...alone },
  organization: {
    ...AGREEMENT_FIELDS.organization,
    required: undefined,
    offered: { 'filter[is_own]': 'true' },
  },
  agreement_date: { ...AGREEMENT_FIELDS.agreement_date, label: 'Дата договора' },
  ...Object.fromEntries(Object.entries(ITEM_FIELDS).map(([name, field]) => [name, capital(field)])),
};

/** As 1С and the annexes of agreements call them. */
const ALIASES = {
  Договор: 'number',
  '№ договора': 'number',
  'Рег. номер': 'internal_number',
  'Своя организация': 'organization_id',
  Организация: 'organization_id',
  Дата: 'agreement_date',
  Номенклатура: 'name',
  'Наименование товара': 'name',
  'Наименование работ': 'name',
  'Наименование товаров, работ, услуг': 'name',
  Артикул: 'product_id',
  'Ед. изм.': 'measure_id',
  'Ед.': 'measure_id',
  'Кол-во': 'quantity',
  'Цена за единицу': 'price',
  'Цена за ед.': 'price',
  'Скидка, %': 'discount_percent',
  '% НДС': 'vat_rate_id',
};

/**
 * Lines of specifications from a file: rows of one agreement go into it as one change by the form's own use case, by the
 * same rights, rules and journal; none of them does when one is wrong.
 */
export const agreementLinesImport: LineRows = {
  resource: 'agreement-lines',
  title: 'Строки договоров',
  shownIn: agreementSource.kind.resource,
  note:
    'Строки одного договора загружаются вместе: если хоть одна с ошибкой, договор не меняется. ' +
    'Сумма договора станет суммой его строк, если она не указана вручную.',
  fields: FIELDS,
  rights: { create: 'agreements.edit', update: 'agreements.edit' },
  key: ['number', 'internal_number'],
  aliases: ALIASES,
  derived: ['name', 'measure_id', 'vat_mode'],
  lines: {
    by: ['number', 'internal_number', 'organization_id', 'agreement_date'],
    most: MAX_ITEMS,
    missing: 'Договора с таким номером нет',
    find: (db, values, actor) => findForRow(db, actor, wantedIn(values)),
    async write(deps, { actor, origin, mode, record, rows }) {
      const present = valuesOf(
        await requireRecord(agreementSource, deps.db, { viewer: actor, id: record.id }),
      );
      const products = await findLineProducts(deps.db, rows);
      const named = rows.map((row) => {
        const product = products.get(Number(row.product_id)) ?? null;
        return row.name === undefined && product !== null ? { ...row, name: product.name } : row;
      });
      const merged = mergedLines(present.items, named, mode);
      if (merged.outcomes.some(({ outcome }) => outcome === 'failed')) return merged.outcomes;
      for (const [at, place] of merged.places.entries()) {
        const row = named[at];
        if (place === null || row === undefined || merged.outcomes[at]?.outcome !== 'created') continue;
        merged.items[place] = newLine(row, present, products.get(Number(row.product_id)) ?? null);
      }
      if (merged.places.every((place) => place === null)) return merged.outcomes;
      try {
        const input = { items: merged.items, lock_version: record.lock_version };
        const request = { actor, origin, id: record.id, input: validate(agreementUpdate, input) };
        const after = await update(deps, request);
        if (after.lock_version !== record.lock_version) return merged.outcomes;
        return rows.map(() => ({ outcome: 'skipped', message: 'Изменений нет' }));
      } catch (error) {
        if (!(error instanceof ValidationFailed)) throw error;
        return refusedLines(error.errors, merged);
      }
    },
  },
};
