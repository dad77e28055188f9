import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { countryName } from 'shared/contract/counterparty/country-name';
import { uncapitalised } from 'shared/contract/first-letter';
import { counterpartyName } from 'shared/format';
import { formatDay } from '../calendar/format-day';
import type { DeclinedTag } from './declined-words';
import { type PaidBy, printedAccount } from './printed-account';
import type { TemplateValues } from './rendering/template-value';
import { genitiveTitle } from '../grammar/job-title';
import {
  declineName,
  genderOf,
  initialsFirst,
  type NamedPerson,
  personNamedIn,
} from '../grammar/person-name';

type Signatory = Counterparty['signatories'][number];
/** What of a counterparty stands in contracts. */
export type Party = Pick<
  Counterparty,
  | 'type'
  | 'legal_form'
  | 'legal_form_gender'
  | 'name_full'
  | 'name_short'
  | 'inn'
  | 'kpp'
  | 'ogrn'
  | 'country_code'
  | 'tax_number'
  | 'registration_number'
  | 'legal_address'
  | 'postal_address'
  | 'phone'
  | 'email'
  | 'bank_accounts'
  | 'signatories'
>;
type Basis = Pick<Signatory, 'basis_type' | 'basis_number' | 'basis_date'>;

const NAMED = { male: 'именуемый', female: 'именуемая', neuter: 'именуемое' } as const;

function basisWords({ basis_type, basis_number, basis_date }: Basis): string {
  const words = {
    charter: 'Устава',
    power_of_attorney: 'доверенности',
    order: 'приказа',
    certificate: 'свидетельства о государственной регистрации',
  }[basis_type];
  if (basis_type === 'charter') return words;
  const number = basis_number === null ? '' : ` №\u00a0${basis_number}`;
  const day = basis_date === null ? '' : ` от ${formatDay(basis_date)}`;
  return `${words}${number}${day}`;
}

/** What a party is called when the preamble says «именуемое в дальнейшем»: by its form, of a person by the sex. */
function namedBy(party: Party, person: NamedPerson | null): string {
  if (party.legal_form_gender !== null) return NAMED[party.legal_form_gender];
  if (!PERSONS.includes(party.type)) return NAMED.neuter;
  return NAMED[person === null ? 'male' : genderOf(person)];
}

const PLACE = /(?:^|[\s,])(?:г|город)\.?\s+([А-ЯЁ][^,]*)/u;
/** Cities that are a region of their own stand in addresses without «г.». */
const REGION_CITY = /(?:^|,\s*)(Москва|Санкт-Петербург|Севастополь)(?=\s*(?:,|$))/u;

/** «г. Москва» of an address; null when it names no city. */
function cityOf(address: string | null): string | null {
  const city = PLACE.exec(address ?? '')?.[1] ?? REGION_CITY.exec(address ?? '')?.[1];
  return city === undefined ? null : `г.\u00a0${city.trim()}`;
}

/** Who is registered nowhere as doing business: they have no seal, and act for themselves by no paper. */
const PRIVATE_PERSONS: readonly Party['type'][] = ['individual', 'self_employed'];
const PERSONS: readonly Party['type'][] = ['entrepreneur', ...PRIVATE_PERSONS];

/** A person who acts in person stands in a preamble without «в лице». */
function actsInPerson(party: Party, signatory: Signatory | undefined): boolean {
  if (!PERSONS.includes(party.type)) return false;
  return signatory === undefined || party.name_full.split(/\s+/).includes(signatory.last_name);
}

function registration({ type, ogrn }: Party): string | null {
  if (ogrn === null || ogrn === '') return null;
  return `${type === 'entrepreneur' ? 'ОГРНИП' : 'ОГРН'}\u00a0${ogrn}`;
}

const ACTS = {
  male: ['действующий', 'действующего'],
  female: ['действующая', 'действующей'],
} as const;

/** How people have declined what is said of a signatory, before; null where nobody has. */
export interface RememberedCases {
  full_name: string | null;
  job_title: string | null;
}

const NOT_REMEMBERED: RememberedCases = { full_name: null, job_title: null };

interface Signing {
  signatory: Signatory | undefined;
  /** The party itself where it is a person. */
  person: NamedPerson | null;
  inPerson: boolean;
  hasBasis: boolean;
  remembered: RememberedCases;
}

/** A person the record names no signatory of signs with a name of their own. */
function ownSignature(person: NamedPerson): Record<string, string> {
  const { last_name, first_name, middle_name } = person;
  return {
    подписант: initialsFirst(person),
    'подписант полностью': [last_name, first_name, middle_name ?? ''].join(' ').trim(),
    действующего: ACTS[genderOf(person)][0],
  };
}

function signatoryValues(signing: Signing): Record<string, string> {
  const { signatory, person, inPerson, hasBasis, remembered } = signing;
  if (signatory === undefined) return person === null ? {} : ownSignature(person);
  const title = signatory.job_title_genitive ?? remembered.job_title ?? genitiveTitle(signatory.job_title);
  const name = signatory.full_name_genitive ?? remembered.full_name ?? declineName(signatory).genitive;
  return {
    должность: signatory.job_title,
    'должность в родительном': uncapitalised(title),
    подписант: initialsFirst(signatory),
    'подписант полностью': signatory.full_name,
    'подписант в родительном': name,
    действующего: ACTS[genderOf(signatory)][inPerson ? 0 : 1],
    ...(hasBasis && { основание: basisWords(signatory) }),
  };
}

/** What of the signatory stands in a case that the record does not say. */
function declinedTags(prefix: string, { signatory, remembered }: Signing): DeclinedTag[] {
  if (signatory === undefined) return [];
  const name = { kind: 'full_name', nominative: signatory.full_name } as const;
  const title = { kind: 'job_title', nominative: signatory.job_title } as const;
  return [
    { ...name, tag: `${prefix}.подписант в родительном`, isSaid: signatory.full_name_genitive !== null },
    { ...title, tag: `${prefix}.должность в родительном`, isSaid: signatory.job_title_genitive !== null },
  ]
    .filter(({ isSaid }) => !isSaid)
    .map(({ tag, kind, nominative }) => ({ tag, kind, nominative, isRemembered: remembered[kind] !== null }));
}

/** What a template may say of a party. */
export interface PartyValues {
  values: TemplateValues;
  declined: DeclinedTag[];
}

/** A party as it stands in a document: who signs for it, and what it is paid to and in. */
interface StandingParty extends PaidBy {
  party: Party;
  signatoryId: number | null;
  remembered?: RememberedCases;
}

/** The requisites of a party as contracts print them, every tag beginning with the prefix; what is unknown is left out. */
export function partyValues(
  prefix: string,
  { party, signatoryId, remembered = NOT_REMEMBERED, ...paidBy }: StandingParty,
): PartyValues {
  const signatory = party.signatories.find(({ id }) => id === signatoryId);
  const inPerson = actsInPerson(party, signatory);
  const isPrivate = PRIVATE_PERSONS.includes(party.type);
  const named = inPerson && signatory !== undefined ? signatory : personNamedIn(party.name_full);
  const person = PERSONS.includes(party.type) ? named : null;
  const signing = { signatory, person, inPerson, hasBasis: !(inPerson && isPrivate), remembered };
  const account = printedAccount(party.bank_accounts, paidBy);
  const given: Record<string, string | null | undefined> = {
    'полное наименование': party.name_full,
    наименование: counterpartyName(party),
    именуемое: namedBy(party, person),
    инн: party.inn,
    кпп: party.kpp,
    огрн: party.ogrn,
    регистрация: registration(party),
    страна: party.country_code === null ? null : countryName(party.country_code),
    'налоговый номер': party.tax_number,
    'регистрационный номер': party.registration_number,
    город: cityOf(party.legal_address),
    адрес: party.legal_address,
    'почтовый адрес': party.postal_address ?? party.legal_address,
    телефон: party.phone,
    почта: party.email,
    счет: account?.account,
    банк: account?.bank_name,
    бик: account?.bic,
    'корр. счет': account?.correspondent_account,
    iban: account?.iban,
    swift: account?.swift,
    ...signatoryValues(signing),
  };
  const values = Object.entries(given).flatMap(([tag, value]): [string, string][] =>
    value === null || value === undefined || value === '' ? [] : [[`${prefix}.${tag}`, value]],
  );
  return {
    values: {
      ...Object.fromEntries(values),
      [`${prefix}.через представителя`]: !inPerson,
      [`${prefix}.физическое лицо`]: isPrivate,
    },
    declined: declinedTags(prefix, signing),
  };
}
