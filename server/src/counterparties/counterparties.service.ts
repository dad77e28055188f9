import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { COUNTERPARTY_FIELDS } from 'shared/contract/counterparty/counterparty.fields';
import type { counterpartyCreate } from 'shared/contract/counterparty/counterparty-input';
import { emptyValues } from 'shared/contract/record/empty-values';
import type { z } from 'zod';
import { noticeResponsible } from '../notifications/document-notices.service';
import type { Trx } from '../platform/database/database';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { type FieldErrors, Locked, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { editDocument, type Editing } from '../records/document-edit.service';
import { createRecord, removeRecord } from '../records/record-change.service';
import type { Deciding } from '../records/record-source';
import { updateVersioned } from '../records/versioned-row';
import { counterpartyLife } from './counterparties.policy';
import {
  type CounterpartyRecord,
  countUses,
  findReferences,
  insertCounterparty,
  isInnTaken,
} from './counterparties.repository';
import { findSigning, replaceLines } from './counterparty-lines.repository';
import { type CounterpartyField, type CounterpartyValues, faultsAgainst } from './counterparty-rules';
import { counterpartySource, TAKEN } from './counterparty-source';

interface Call {
  actor: Actor;
  origin: RequestOrigin;
}

interface Checked {
  /** Null of a new one. */
  id: number | null;
  values: CounterpartyValues;
  /** Names on the wire of what was said. */
  fields: readonly CounterpartyField[];
}

const CHOOSE = 'Выберите значение из списка';

async function referenceFaults(trx: Trx, { id, values, fields }: Checked): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  const found = await findReferences(trx, {
    id,
    responsibleId: values.responsible_id,
    parentId: values.parent_id,
    rateId: values.default_vat_rate_id,
    currencies: values.bank_accounts.map((line) => line.currency_code),
  });
  if (values.responsible_id !== null && fields.includes('responsible_id')) {
    if (found.responsibleStatus !== 'active') {
      errors.responsible_id = ['Ответственным может быть только действующий сотрудник'];
    }
  }
  if (values.parent_id !== null && !found.hasParent) errors.parent_id = [CHOOSE];
  if (found.isParentBelow) errors.parent_id = ['Организация не может быть головной для самой себя'];
  if (values.default_vat_rate_id !== null && !found.hasRate) errors.default_vat_rate_id = [CHOOSE];
  for (const [at, line] of values.bank_accounts.entries()) {
    if (!found.currencies.has(line.currency_code)) {
      errors[`bank_accounts.${String(at)}.currency_code`] = ['Такой валюты нет в справочнике'];
    }
  }
  return errors;
}

/** Returns when every rule is kept; refuses with 422 under the fields. */
async function check(trx: Trx, checked: Checked): Promise<void> {
  const { id, values, fields } = checked;
  const errors = { ...faultsAgainst(values, fields), ...(await referenceFaults(trx, checked)) };
  const isSaid = fields.includes('inn') || fields.includes('kpp');
  if (isSaid && values.inn !== null && errors.inn === undefined) {
    const wanted = { inn: values.inn, kpp: values.kpp, isOwn: values.is_own, exceptId: id };
    if (await isInnTaken(trx, wanted)) errors.inn = [TAKEN];
  }
  if (Object.keys(errors).length > 0) throw new ValidationFailed(errors);
}

const LINES = {
  bank_accounts: { table: 'bank_accounts', foreign: 'Выберите счёт этой организации' },
  signatories: { table: 'signatories', foreign: 'Выберите подписанта этой организации' },
  contacts: { table: 'counterparty_contacts', foreign: 'Выберите контакт этой организации' },
} as const;

async function saveLines(trx: Trx, counterpartyId: number, { values, fields }: Checked): Promise<void> {
  if (fields.includes('signatories')) {
    const kept = values.signatories.flatMap((line) => line.id ?? []);
    const signing = await findSigning(trx, { counterpartyId, kept });
    if (signing.length > 0) {
      const sentence = `Указан в договорах, удалить нельзя: ${signing.join(', ')}. Закончите его полномочия датой`;
      throw new ValidationFailed({ signatories: [sentence] });
    }
  }
  for (const [field, { table, foreign }] of Object.entries(LINES)) {
    const name = field as keyof typeof LINES;
    if (!fields.includes(name)) continue;
    const isSaved = await replaceLines(trx, table, { counterpartyId, lines: values[name] });
    if (!isSaved) throw new ValidationFailed({ [name]: [foreign] });
  }
}

/** The columns of the counterparty itself. */
export function columnsOf(values: CounterpartyValues) {
  const { bank_accounts: _, signatories: __, contacts: ___, ...columns } = values;
  return columns;
}

async function tellResponsible(
  deps: Deps,
  trx: Trx,
  { record, actor }: { record: CounterpartyRecord; actor: Actor },
): Promise<void> {
  if (record.responsible_id === null) return;
  await noticeResponsible(deps, trx, {
    kind: counterpartySource.kind,
    id: record.id,
    label: counterpartySource.label(record),
    actor,
    responsibleId: record.responsible_id,
  });
}

/**
 * A new counterparty and its card: a partner is new until it is checked, an own organisation is in force at once. A
 * repeated request with the same key makes nothing; refuses with 422 requisites that cannot be or are taken.
 */
export function create(
  deps: Deps,
  request: Call & { input: z.output<typeof counterpartyCreate>; key: string | null },
): Promise<Counterparty> {
  const { actor, input } = request;
  return createRecord(deps, counterpartySource, {
    ...request,
    decision: {
      action: 'counterparty.created',
      notify: (trx, record) => tellResponsible(deps, trx, { record, actor }),
    },
    make: async ({ trx, now }) => {
      const values: CounterpartyValues = { ...emptyValues(COUNTERPARTY_FIELDS), ...input };
      const checked = { id: null, values, fields: Object.keys(values) as CounterpartyField[] };
      await check(trx, checked);
      const id = await insertCounterparty(trx, {
        ...columnsOf(values),
        status: values.is_own ? 'active' : 'new',
        status_changed_at: now,
        created_at: now,
        updated_at: now,
        created_by_id: actor.id,
        updated_by_id: actor.id,
      });
      await saveLines(trx, id, checked);
      return id;
    },
  });
}

type Edit = Editing<typeof COUNTERPARTY_FIELDS, CounterpartyRecord>;

async function writeValues({ trx, now }: Deciding<CounterpartyRecord>, edit: Edit): Promise<void> {
  const { row, values, fields, actor } = edit;
  if (fields.includes('is_own')) {
    throw new ValidationFailed({
      is_own: ['Партнёр не становится своей организацией: заведите её отдельно'],
    });
  }
  const checked = { id: row.id, values, fields };
  await check(trx, checked);
  await updateVersioned(trx, 'counterparties', {
    id: row.id,
    actorId: actor.id,
    now,
    set: columnsOf(values),
  });
  await saveLines(trx, row.id, checked);
}

/** The counterparty holds the given values afterwards; refuses as `editDocument` does. */
export function update(
  deps: Deps,
  request: Call & { id: number; input: Partial<CounterpartyValues> & { lock_version: number } },
): Promise<Counterparty> {
  return editDocument(
    deps,
    { source: counterpartySource, life: counterpartyLife },
    {
      ...request,
      rules: {
        table: COUNTERPARTY_FIELDS,
        write: writeValues,
        notify: async (trx, { after, fields, actor }) => {
          if (fields.includes('responsible_id')) await tellResponsible(deps, trx, { record: after, actor });
        },
      },
    },
  );
}

/** The counterparty is in no list afterwards; refuses with 404, 409, and with 423 while anything names it. */
export function remove(deps: Deps, request: Call & { id: number; lockVersion: number }): Promise<void> {
  return removeRecord(deps, counterpartySource, {
    ...request,
    action: 'counterparty.deleted',
    remove: async ({ trx, row, now }) => {
      const uses = await countUses(trx, row.id);
      if (uses.length > 0) {
        const where = uses.map(({ label, count }) => `${label} — ${String(count)}`).join(', ');
        throw new Locked(`Контрагент используется (${where}), удалить его нельзя. Уберите его в архив`);
      }
      await updateVersioned(trx, 'counterparties', {
        id: row.id,
        actorId: request.actor.id,
        now,
        set: { deleted_at: now },
      });
    },
  });
}
