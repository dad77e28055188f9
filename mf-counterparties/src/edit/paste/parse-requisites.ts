import { abroadOf, type FoundAbroad } from './requisite-abroad';
import type { FoundBank } from './requisite-banks';
import { banksOf } from './requisite-banks';
import { branchDoubts } from './requisite-branches';
import { type FoundContact, reachOf } from './requisite-contacts';
import { type FoundNames, namesOf } from './requisite-names';
import { type FoundNumbers, innsOf, numbersOf } from './requisite-numbers';
import { type FoundSignatory, signatoryOf } from './requisite-people';
import type { LabelKey } from './requisite-labels';
import { type Pieces, piecesOf, plainText, valueUnder } from './requisite-pieces';
import { type TaxSystem, taxSystemOf } from './requisite-taxes';
import { unreadLines, wrongSentences } from './unread-requisites';

/** What was found in a pasted text; what was not found is absent. */
export interface ParsedRequisites extends FoundNames, FoundNumbers, Omit<FoundAbroad, 'type'> {
  legal_address?: string;
  postal_address?: string;
  actual_address?: string;
  phone?: string;
  email?: string;
  website?: string;
  tax_system?: TaxSystem;
  banks?: FoundBank[];
  signatory?: FoundSignatory;
  contact?: FoundContact;
}

/** What a text said, and what a person has to look at: numbers that cannot be, lines that were not understood. */
export interface ReadRequisites {
  found: ParsedRequisites;
  doubts: string[];
  unread: string[];
}

/** The address that begins with its index, where no label names it: an invoice says it behind the КПП. */
function bareAddress({ pieces, free }: Pieces): string | undefined {
  const said = [
    ...pieces.filter(({ key }) => key === 'kpp' || key === 'inn_kpp'),
    ...free.map((value) => ({ value })),
  ];
  // The number of a passport or of another paper is followed by who gave it, and when.
  const address = said.map(
    ({ value }) => /(?<!\d|(?:№|номер)\s*)\d{6},\s*(?!выдан|от )\p{L}.{8,}/iu.exec(value)?.[0],
  );
  return address.find((one) => one !== undefined);
}

/** Said instead of an address that has been written already. */
const THE_SAME = /^(?:тот же|он же|то же|совпада|соответству|идентич|[^\p{L}\d]+$)/iu;

const LEGAL: readonly LabelKey[] = ['legal', 'legal_actual', 'legal_postal'];

/** The address of the company; an extract of the register says the town alone before it. */
function legalAddress({ pieces }: Pieces): string | undefined {
  const said = pieces.filter(({ key }) => LEGAL.includes(key)).map(({ value }) => value);
  const [first, second] = said.filter((value) => value !== '');
  const isTown = first !== undefined && !/\d/.test(first) && /^\d{6}(?!\d)/.test(second ?? '');
  return isTown ? second : first;
}

function placesOf(read: Pieces) {
  const { pieces } = read;
  const legal_address = legalAddress(read) ?? bareAddress(read);
  const whole = (said: string | undefined) =>
    said !== undefined && THE_SAME.test(said) ? legal_address : said;
  return {
    legal_address,
    postal_address: whole(valueUnder(pieces, 'postal', 'legal_postal')),
    actual_address: whole(valueUnder(pieces, 'actual', 'legal_actual')),
  };
}

/** A person signs for oneself and is no line among those who sign for others. */
const signsAlone = (type: ParsedRequisites['type']) =>
  type === 'entrepreneur' || type === 'individual' || type === 'self_employed';

/** What a block of requisites, as it stands at the end of a contract or in a letter, says of a counterparty. */
export function parseRequisites(pasted: string): ReadRequisites {
  const text = plainText(pasted);
  const read = piecesOf(text);
  const { numbers, wrong } = numbersOf(read.pieces);
  // Whoever has a Russian number pays taxes here, wherever their accounts are.
  const abroad = numbers.inn === undefined ? abroadOf(read) : {};
  const { banks, wrong: wrongBanks } = banksOf(read, abroad.type !== undefined);
  const { tax_system, doubts } = taxSystemOf(read);
  const all = {
    ...namesOf(read, numbers.kpp),
    ...numbers,
    ...abroad,
    ...placesOf(read),
    ...reachOf(read, text),
    tax_system,
    ...(banks.length > 0 && { banks }),
  };
  const byInn = numbers.inn?.length === 12 ? ('entrepreneur' as const) : ('legal' as const);
  const type = all.type ?? (numbers.inn === undefined ? undefined : byInn);
  const signatory = signsAlone(all.type) ? undefined : signatoryOf(text);
  const said = { ...all, type, signatory };
  const found: ParsedRequisites = Object.fromEntries(
    Object.entries(said).filter(([, value]) => value !== undefined),
  );
  return {
    found,
    doubts: [
      ...wrongSentences([...wrong, ...wrongBanks], { inns: innsOf(read.pieces), signatory }),
      ...doubts,
      ...branchDoubts(found),
    ],
    unread: unreadLines(read, found),
  };
}
