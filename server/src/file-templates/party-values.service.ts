import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { countryName } from 'shared/contract/counterparty/country-name';
import type { TemplateTag } from 'shared/contract/file-template/file-template';
import { uncapitalised } from 'shared/contract/first-letter';
import { counterpartyName } from 'shared/format';
import { formatDay } from '../calendar/format-day';
import type { DeclinedTag } from './declined-words';
import { type PaidBy, printedAccount } from './printed-account';
import type { TemplateValues } from './rendering/template-value';
import { plainTag, sectionTag } from './template-tags.service';
import { genitiveTitle } from '../grammar/job-title';
import { declineName, genderOf, initialsFirst } from '../grammar/person-name';

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
function namedBy(party: Party, signatory: Signatory | undefined): string {
  if (party.legal_form_gender !== null) return NAMED[party.legal_form_gender];
  if (!PERSONS.includes(party.type)) return NAMED.neuter;
  return NAMED[signatory === undefined ? 'male' : genderOf(signatory)];
}

const PLACE = /(?:^|[\s,])(?:г|город)\.?\s+([А-ЯЁ][^,]*)/u;
/** Cities that are a region of their own stand in addresses without «г.». */
const REGION_CITY = /(?:^|,\s*)(Москва|Санкт-Петербург|Севастополь)(?=\s*(?:,|$))/u;

/** «г. Москва» of an address; null when it names no city. */
function cityOf(address: string | null): string | null {
  const city = PLACE.exec(address ?? '')?.[1] ?? REGION_CITY.exec(address ?? '')?.[1];
  return city === undefined ? null : `г.\u00a0${city.trim()}`;
}

const PERSONS: readonly Party['type'][] = ['entrepreneur', 'individual', 'self_employed'];

/** A person who acts in person stands in a preamble without «в лице». */
function actsInPerson(party: Party, signatory: Signatory | undefined): boolean {
  if (!PERSONS.includes(party.type)) return false;
  return signatory === undefined || party.name_full.includes(signatory.last_name);
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
  inPerson: boolean;
  remembered: RememberedCases;
}

function signatoryValues({ signatory, inPerson, remembered }: Signing): Record<string, string> {
  if (signatory === undefined) return {};
  const title = signatory.job_title_genitive ?? remembered.job_title ?? genitiveTitle(signatory.job_title);
  const name = signatory.full_name_genitive ?? remembered.full_name ?? declineName(signatory).genitive;
  return {
    должность: signatory.job_title,
    'должность в родительном': uncapitalised(title),
    подписант: initialsFirst(signatory),
    'подписант полностью': signatory.full_name,
    'подписант в родительном': name,
    действующего: ACTS[genderOf(signatory)][inPerson ? 0 : 1],
    основание: basisWords(signatory),
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
  const signing = { signatory, inPerson, remembered };
  const account = printedAccount(party.bank_accounts, paidBy);
  const given: Record<string, string | null | undefined> = {
    'полное наименование': party.name_full,
    наименование: counterpartyName(party),
    именуемое: namedBy(party, signatory),
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
    values: { ...Object.fromEntries(values), [`${prefix}.через представителя`]: !inPerson },
    declined: declinedTags(prefix, signing),
  };
}

const SAMPLES: Readonly<Record<string, readonly [string, string]>> = {
  'полное наименование': ['полное наименование', 'Общество с ограниченной ответственностью «Лесная Плаза»'],
  наименование: ['наименование', 'ООО «Лесная Плаза»'],
  именуемое: ['«именуемое», «именуемый» или «именуемая»', 'именуемое'],
  инн: ['ИНН', '7707083893'],
  кпп: ['КПП', '770701001'],
  огрн: ['ОГРН', '1027700132195'],
  регистрация: ['ОГРН или ОГРНИП с номером', 'ОГРН\u00a01027700132195'],
  страна: ['страна', 'Казахстан'],
  'налоговый номер': ['налоговый номер в своей стране', '080540012345'],
  'регистрационный номер': ['регистрационный номер в своей стране', '1045-1910-ТОО'],
  город: ['город юридического адреса', 'г.\u00a0Москва'],
  адрес: ['юридический адрес', '127006, г. Москва, ул. Лесная, д. 5'],
  'почтовый адрес': ['почтовый адрес', '127006, г. Москва, ул. Лесная, д. 5'],
  телефон: ['телефон', '+7 495 123-45-67'],
  почта: ['электронная почта', 'info@lesnaya.example'],
  счет: ['расчётный счёт', '40702810200000012345'],
  банк: ['банк', 'ПАО Сбербанк'],
  бик: ['БИК', '044525225'],
  'корр. счет': ['корреспондентский счёт', '30101810400000000225'],
  iban: ['IBAN', 'KZ75125KZT1001300335'],
  swift: ['SWIFT', 'HSBKKZKX'],
  должность: ['должность подписанта', 'Генеральный директор'],
  'должность в родительном': ['должность подписанта в родительном падеже', 'генерального директора'],
  подписант: ['подписант, инициалы впереди', 'М.\u00a0Д.\u00a0Соколова'],
  'подписант полностью': ['подписант полностью', 'Соколова Мария Дмитриевна'],
  'подписант в родительном': ['подписант в родительном падеже', 'Соколовой Марии Дмитриевны'],
  действующего: ['«действующего» или «действующей», о предпринимателе «действующий»', 'действующей'],
  основание: ['на основании чего действует', 'Устава'],
};

/** The tags of a party under the prefix, described for the person who writes templates. */
export function partyTags(prefix: string, whose: string): TemplateTag[] {
  const fields = Object.entries(SAMPLES).map(([tag, [label, sample]]) =>
    plainTag(`${prefix}.${tag}`, `${whose}: ${label}`, sample),
  );
  const agent = `${whose}: раздел «в лице», если подписывает представитель`;
  return [...fields, sectionTag(`${prefix}.через представителя`, agent)];
}
