import {
  BANK_ACCOUNT_FIELDS,
  SIGNATORY_FIELDS,
} from 'shared/contract/counterparty/counterparty-lines.fields';
import { quoted } from 'shared/contract/quotation';
import { counterpartyImport } from '../counterparties/counterparty-import';
import type { RecordRows } from '../imports/importable.service';
import type { Actor } from '../platform/http/actor';
import type { Owner } from './agreements/demo-agreement';
import type { Partner } from './cast';
import bankAccounts from './company/bank-accounts.csv';
import organizations from './company/organizations.csv';
import partners from './company/partners.csv';
import signatories from './company/signatories.csv';
import type { DemoStep } from './demo-step';
import { type DemoTable, readTable, rowsByTitle } from './loading/demo-table';
import { loadRows, readLines } from './loading/load-table';

interface By {
  actor: Actor;
  moment: Date;
}

const SIGNS = 'Подписывает договоры';
const OF_THE_STORY = ['Занятие', 'Город', 'ЭДО', 'Состояние', 'Проверен'];

const FOREIGN_CURRENCY: Readonly<Record<string, string>> = {
  CN: 'CNY',
  DE: 'EUR',
  EE: 'EUR',
  KZ: 'RUB',
  BY: 'RUB',
};

/** Counterparties with their accounts and signatories, which stand in files of their own. */
async function withLines(step: DemoStep, { actor }: By): Promise<RecordRows> {
  const accounts = await readLines(step, { text: bankAccounts, fields: BANK_ACCOUNT_FIELDS, actor });
  const people = await readLines(step, {
    text: signatories,
    fields: SIGNATORY_FIELDS,
    actor,
    besides: [SIGNS],
  });
  return {
    ...counterpartyImport,
    create: (deps, { input, ...by }) => {
      const lines = {
        bank_accounts: accounts.get(String(input.name_short)) ?? [],
        signatories: people.get(String(input.name_short)) ?? [],
      };
      return counterpartyImport.create(deps, { ...by, input: { ...input, ...lines } });
    },
  };
}

/** Who signs agreements for whom: the number of the signatory by the short name of the counterparty. */
async function signersOf({ trx, today }: DemoStep): Promise<ReadonlyMap<string, number>> {
  const rows = await trx
    .selectFrom('signatories as s')
    .innerJoin('counterparties as c', 'c.id', 's.counterparty_id')
    .select(['s.id', 'c.name_short', 's.last_name', 's.first_name', 's.job_title'])
    .execute();
  const idOf = new Map(
    rows.map((row) => [[row.name_short, row.last_name, row.first_name, row.job_title].join(), row.id]),
  );
  const signing = rowsByTitle(await readTable(signatories, today)).filter((say) => say(SIGNS) !== '');
  return new Map(
    signing.map((say) => {
      const name = say('Организация');
      return [name, idOf.get([name, say('Фамилия'), say('Имя'), say('Должность')].join()) ?? 0];
    }),
  );
}

/** «ООО „Лесная Плаза“» as people write it. */
const titleOf = (form: string | null, name: string) =>
  form === null || form === 'ИП' ? `${form ?? ''} ${name}`.trim() : `${form} ${quoted(name)}`;

async function rowsOf({ trx }: DemoStep, { isOwn }: { isOwn: boolean }) {
  return trx
    .selectFrom('counterparties')
    .select(['id', 'name_short', 'name_full', 'legal_form', 'country_code', 'tax_system'])
    .where('is_own', '=', isOwn)
    .orderBy('id')
    .execute();
}

const byName = (table: DemoTable) =>
  new Map(rowsByTitle(table).map((say) => [say('Краткое название'), say] as const));

/** The companies of the group and who signs for each; the first is the head. */
export async function addOwnOrganizations(step: DemoStep, by: By): Promise<Owner[]> {
  const table = await loadRows(step, await withLines(step, by), {
    text: organizations,
    besides: ['Город'],
    ...by,
  });
  const signers = await signersOf(step);
  const told = byName(table);
  return (await rowsOf(step, { isOwn: true })).map(({ id, name_short: name, legal_form }) => ({
    id,
    signatoryId: signers.get(name) ?? 0,
    title: `${legal_form ?? ''} «${name}»`,
    city: told.get(name)?.('Город') ?? '',
  }));
}

/** The hundred and twenty partners with accounts and signatories, as new as they are before their check. */
export async function addPartners(step: DemoStep, by: By): Promise<Partner[]> {
  const table = await loadRows(step, await withLines(step, by), {
    text: partners,
    besides: OF_THE_STORY,
    ...by,
  });
  const signers = await signersOf(step);
  const told = byName(table);
  return (await rowsOf(step, { isOwn: false })).map((row) => {
    const { id, name_short: nameShort, country_code: country } = row;
    const say = told.get(nameShort);
    if (say === undefined) throw new RangeError(`Nobody has told of ${nameShort}`);
    return {
      id,
      nameShort,
      nameFull: row.name_full,
      title: titleOf(row.legal_form, nameShort),
      ...storyOf(say),
      isForeign: country !== null,
      tax: row.tax_system ?? 'osn',
      currency: country === null ? 'RUB' : (FOREIGN_CURRENCY[country] ?? 'RUB'),
      signatoryId: signers.get(nameShort) ?? 0,
    };
  });
}

/** What agreements need to know of a partner that is no field of its card. */
export function storyOf(say: (title: string) => string) {
  const state = say('Состояние');
  return {
    trade: say('Занятие'),
    city: say('Город'),
    hasEdi: say('ЭДО') !== '',
    state,
    checkedAt: say('Проверен') || null,
    isSound: state === 'Действует' || state === 'С ограничениями',
  };
}
