import { quoted } from 'shared/contract/quotation';
import { addDays } from '../calendar/business-day';
import type { TaxSystem } from './agreements/agreement-money';
import type { Partner } from './cast';
import { CITIES, STREETS, city } from './company/city-list';
import { type DemoStep, insertMany } from './demo-step';
import { FLAGSHIPS_IN_WORK } from './agreements/flagship-list';
import { FLAGSHIPS_SIGNED } from './agreements/flagship-signed-list';
import { latin } from './latin';
import { OWN_ORGANIZATIONS, PARTNERS, type PartnerSeed, fullName } from './company/partner-list';
import { somebody } from './company/person-list';
import { addSignatories, selfOf } from './demo-signatories';
import { BANKS, legalInn, ogrn, personInn, settlementAccount } from './requisites';
import type { Random } from './random';

const FOREIGN_CURRENCY: Readonly<Record<string, string>> = {
  CN: 'CNY',
  DE: 'EUR',
  EE: 'EUR',
  KZ: 'RUB',
  BY: 'RUB',
};

interface Company {
  form: string | null;
  name: string;
  cityName: string;
  country: string | null;
  year: number;
  isOwn: boolean;
}

const isPerson = (form: string | null) => form === 'ИП' || form === 'СЗ';

/** «Зайцева Л. Ю.»: a person's name as a company's short name. */
function shortName({ form, name }: Pick<Company, 'form' | 'name'>): string {
  if (!isPerson(form)) return name;
  const [last = '', first = '', middle = ''] = name.split(' ');
  return `${last} ${first.slice(0, 1)}.\u00a0${middle.slice(0, 1)}.`;
}

function typeOf({ form, country }: Company) {
  if (country !== null) return 'foreign' as const;
  if (form === 'ИП') return 'entrepreneur' as const;
  return form === 'СЗ' ? ('self_employed' as const) : ('legal' as const);
}

function requisites(random: Random, company: Company) {
  if (company.country !== null) {
    return {
      country_code: company.country,
      tax_number: random.digits(15),
      registration_number: random.digits(9),
    };
  }
  const { region } = city(company.cityName);
  const person = isPerson(company.form);
  const inn = person ? personInn(random, region) : legalInn(random, region);
  return {
    inn,
    kpp: person ? null : `${inn.slice(0, 4)}01001`,
    ogrn: company.form === 'СЗ' ? null : ogrn(random, { region, year: company.year, person }),
    okpo: company.form === 'СЗ' ? null : random.digits(person ? 10 : 8),
  };
}

function address(random: Random, { cityName, country }: Company): string | null {
  if (country !== null) return null;
  const { name, index } = city(cityName);
  const full = index + random.digits(6 - index.length);
  return `${full}, г. ${name}, ${random.pick(STREETS)}, д. ${String(random.int(1, 120))}, оф. ${String(random.int(1, 400))}`;
}

function taxOf(random: Random, { form, country }: PartnerSeed): TaxSystem {
  if (form === 'СЗ') return 'npd';
  if (form === 'ИП') return random.chance(0.7) ? 'usn' : 'usn_vat5';
  if (country !== null || form !== 'ООО') return 'osn';
  return random.chance(0.1) ? 'usn' : random.chance(0.06) ? 'usn_vat5' : 'osn';
}

async function addCompany(step: DemoStep, company: Company, extra: object): Promise<number> {
  const { trx, random } = step;
  const legalAddress = address(random, company);
  const site = `${latin(company.name).slice(0, 24).replace(/-$/, '')}.example`;
  const { id } = await trx
    .insertInto('counterparties')
    .values({
      is_own: company.isOwn,
      type: typeOf(company),
      legal_form: company.form === 'СЗ' ? null : company.form,
      legal_form_gender: isPerson(company.form) ? null : 'neuter',
      name_short: shortName(company),
      name_full: fullName(company.form, company.name),
      ...requisites(random, company),
      registration_date: `${String(company.year)}-${String(random.int(1, 12)).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}`,
      legal_address: legalAddress,
      postal_address: legalAddress,
      phone: `+7 ${String(random.int(812, 999))} ${random.digits(3)}-${random.digits(2)}-${random.digits(2)}`,
      email: `info@${site}`,
      website: `https://${site}`,
      ...extra,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addAccounts({ trx, random }: DemoStep, companyId: number, company: Company): Promise<void> {
  if (company.country !== null) return;
  const banks = random.sample(BANKS, company.isOwn ? 2 : 1);
  await insertMany(
    trx,
    'bank_accounts',
    banks.map((bank, at) => ({
      counterparty_id: companyId,
      bank_name: bank.name,
      bic: bank.bic,
      correspondent_account: bank.correspondent,
      account: settlementAccount(random, bank, { person: isPerson(company.form), currency: 'RUB' }),
      is_primary: at === 0,
    })),
  );
}

/** The companies of the group and who signs for each. */
export async function addOwnOrganizations(step: DemoStep): Promise<{ id: number; signatoryId: number }[]> {
  const added = [];
  for (const [at, seed] of OWN_ORGANIZATIONS.entries()) {
    const company: Company = { ...seed, cityName: seed.city, country: null, isOwn: true };
    const id = await addCompany(step, company, { status: 'active', tax_system: 'osn' });
    await addAccounts(step, id, company);
    const head = at === 0 ? selfOf('Орлов Виктор Сергеевич') : somebody(step.random);
    await addSignatories(step, { id, form: company.form, isPerson: false, isOwn: true, head });
    const main = await step.trx
      .selectFrom('signatories')
      .select('id')
      .where('counterparty_id', '=', id)
      .where('is_default', '=', true)
      .executeTakeFirstOrThrow();
    added.push({ id, signatoryId: main.id });
  }
  return added;
}

const FLAGSHIP_PARTNERS = new Set([...FLAGSHIPS_IN_WORK, ...FLAGSHIPS_SIGNED].map(({ partner }) => partner));

const STATUSES = [
  ...Array<'active'>(34).fill('active'),
  'new',
  'on_check',
  'limited',
  'limited',
  'blocked',
  'liquidated',
] as const;

async function addPartner(step: DemoStep, seed: PartnerSeed, checkerId: number): Promise<Partner> {
  const { random, today } = step;
  const tax = taxOf(random, seed);
  const drawn = random.pick(STATUSES);
  // Those who stand in the agreements written by hand are beyond doubt.
  const status = FLAGSHIP_PARTNERS.has(seed.name) ? 'active' : drawn;
  const cityName = seed.country === null ? seed.city : random.pick(CITIES).name;
  const company: Company = { ...seed, cityName, year: random.int(2002, 2022), isOwn: false };
  const checked = addDays(today, -random.int(10, 300));
  const isChecked = status !== 'new' && status !== 'on_check';
  const id = await addCompany(step, company, {
    status,
    tax_system: seed.country === null ? tax : null,
    status_reason: status === 'blocked' ? 'Недостоверные сведения об адресе в ЕГРЮЛ' : null,
    checked_at: isChecked ? checked : null,
    checked_by_id: isChecked ? checkerId : null,
    check_valid_until: isChecked ? addDays(checked, 365) : null,
    payment_days_default: random.pick([7, 10, 14, 30]),
  });
  await addAccounts(step, id, company);
  const head = isPerson(seed.form) ? selfOf(seed.name) : somebody(random);
  const signatoryId = await addSignatories(step, {
    id,
    form: company.form,
    isPerson: isPerson(company.form),
    isOwn: company.isOwn,
    head,
  });
  const nameShort = shortName(company);
  const form = seed.form === null || seed.form === 'СЗ' ? '' : seed.form;
  return {
    id,
    seed,
    trade: seed.trade,
    city: seed.city,
    nameShort,
    title: form === '' || form === 'ИП' ? `${form} ${nameShort}`.trim() : `${form} ${quoted(nameShort)}`,
    isForeign: seed.country !== null,
    tax,
    currency: seed.country === null ? 'RUB' : (FOREIGN_CURRENCY[seed.country] ?? 'RUB'),
    hasEdi: seed.country === null && random.chance(0.6),
    signatoryId,
    isSound: status === 'active' || status === 'limited',
  };
}

/** The hundred and twenty partners with accounts and signatories. */
export async function addPartners(step: DemoStep, checkerId: number): Promise<Partner[]> {
  const partners: Partner[] = [];
  for (const seed of PARTNERS) partners.push(await addPartner(step, seed, checkerId));
  return partners;
}
