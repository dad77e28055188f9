import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { COUNTERPARTY_FIELDS } from 'shared/contract/counterparty/counterparty.fields';
import type { counterpartyCreate } from 'shared/contract/counterparty/counterparty-input';
import { emptyValues } from 'shared/contract/record/empty-values';
import type { z } from 'zod';
import { formatDay } from '../calendar/format-day';
import { noticeResponsible } from '../notifications/document-notices.service';
import type { Trx } from '../platform/database/database';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { type FieldErrors, Locked, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { editDocument, type Editing } from '../records/document-edit.service';
import { createRecord, removeRecord } from '../records/record-change.service';
import type { Deciding } from '../records/record-source';
import { updateVersioned } from '../records/versioned-row';
import { counterpartyLife, undoUntil } from './counterparties.policy';
import { type CounterpartyRecord, countUses, insertCounterparty } from './counterparties.repository';
import { type Checked, checkCounterparty } from './counterparty-checks';
import { findPaidTo, findSigning, replaceLines } from './counterparty-lines.repository';
import type { CounterpartyField, CounterpartyValues } from './counterparty-rules';
import { counterpartySource } from './counterparty-source';

interface Call {
  actor: Actor;
  origin: RequestOrigin;
}

const LINES = {
  bank_accounts: { table: 'bank_accounts', foreign: 'Выберите счёт этой организации' },
  signatories: { table: 'signatories', foreign: 'Выберите подписанта этой организации' },
  contacts: { table: 'counterparty_contacts', foreign: 'Выберите контакт этой организации' },
} as const;

/** Lines that documents name and that are therefore not taken out: which they are, and what to do instead. */
const NAMED = {
  signatories: {
    find: findSigning,
    sentence: (names: string) =>
      `Указан в договорах, удалить нельзя: ${names}. Закончите его полномочия датой`,
  },
  bank_accounts: {
    find: findPaidTo,
    sentence: (names: string) => `Указан в договорах, удалить нельзя: ${names}. Закройте счёт датой`,
  },
} as const;

async function requireNamedKept(
  trx: Trx,
  counterpartyId: number,
  { values, fields }: Checked,
): Promise<void> {
  const errors: FieldErrors = {};
  for (const [field, { find, sentence }] of Object.entries(NAMED)) {
    const name = field as keyof typeof NAMED;
    if (!fields.includes(name)) continue;
    const kept = values[name].flatMap((line) => line.id ?? []);
    const named = await find(trx, { counterpartyId, kept });
    if (named.length > 0) errors[name] = [sentence(named.join(', '))];
  }
  if (Object.keys(errors).length > 0) throw new ValidationFailed(errors);
}

async function saveLines(trx: Trx, counterpartyId: number, { values, fields }: Checked): Promise<void> {
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
    make: async ({ trx, now, today }) => {
      const values: CounterpartyValues = { ...emptyValues(COUNTERPARTY_FIELDS), ...input };
      const checked = { id: null, values, fields: Object.keys(values) as CounterpartyField[], today };
      await checkCounterparty(trx, checked);
      const id = await insertCounterparty(trx, {
        ...columnsOf(values),
        status: values.is_own ? 'active' : 'new',
        status_changed_at: now,
        created_at: now,
        updated_at: now,
        created_by_id: actor.id,
        updated_by_id: actor.id,
      });
      const isLined = (name: CounterpartyField) =>
        name in LINES && values[name as keyof typeof LINES].length > 0;
      await saveLines(trx, id, { ...checked, fields: checked.fields.filter(isLined) });
      return id;
    },
  });
}

type Edit = Editing<typeof COUNTERPARTY_FIELDS, CounterpartyRecord>;

async function writeValues({ trx, now, today }: Deciding<CounterpartyRecord>, edit: Edit): Promise<void> {
  const { row, values, fields, actor } = edit;
  if (fields.includes('is_own')) {
    throw new ValidationFailed({
      is_own: ['Партнёр не становится своей организацией: заведите её отдельно'],
    });
  }
  const checked = { id: row.id, values, fields, today };
  await checkCounterparty(trx, checked);
  await updateVersioned(trx, 'counterparties', {
    id: row.id,
    actorId: actor.id,
    now,
    set: columnsOf(values),
  });
  await requireNamedKept(trx, row.id, checked);
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
export function remove(
  deps: Deps,
  request: Call & { id: number; lockVersion: number | null },
): Promise<void> {
  return removeRecord(deps, counterpartySource, {
    ...request,
    action: 'counterparty.deleted',
    remove: async ({ trx, row, now, today }) => {
      const until = undoUntil(row.merged_at, today);
      if (until !== null) {
        throw new Locked(
          `Контрагент объединён с другим, отменить это можно до ${formatDay(until)}: по этот день удалить его нельзя`,
        );
      }
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
