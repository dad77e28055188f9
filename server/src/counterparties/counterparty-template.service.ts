import type { PartyRoles } from 'shared/contract/agreement/party-roles';
import type { TemplateTag } from 'shared/contract/file-template/file-template';
import { counterpartyName } from 'shared/format';
import { knownValues, lineTagsOf, plainTag, sectionTag } from '../file-templates/template-tags.service';
import { partyTags } from '../file-templates/party-tags.service';
import { type PartyValues, partyValues } from '../file-templates/party-values.service';
import type { TemplateValues } from '../file-templates/rendering/template-value';
import type { RepeatedSection } from '../file-templates/repeated-values.service';
import type { Db } from '../platform/database/database';
import { type Corrections, findCorrections } from './declension-corrections.repository';
import { findCounterparty } from './counterparties.repository';

/** Tags of the two sides of a document. */
export const SIDES_TAGS: readonly TemplateTag[] = [
  ...partyTags('мы', 'Наша организация'),
  ...partyTags('контрагент', 'Контрагент'),
];

/** Tags of what the two sides are called: of documents whose agreement tells. */
export const ROLE_TAGS: readonly TemplateTag[] = [
  plainTag('мы.роль', 'Наша организация: роль, как она названа в договоре', 'Заказчик'),
  plainTag('контрагент.роль', 'Контрагент: роль, как он назван в договоре', 'Исполнитель'),
];

/** The tag of the section that repeats for each further side. */
const FURTHER = 'другие стороны';

/** Tags of the further sides of a document: a section that repeats for each of them. */
export const FURTHER_SIDES_TAGS: readonly TemplateTag[] = [
  sectionTag(FURTHER, 'Раздел, который повторяется для каждой другой стороны'),
  plainTag('сторона.роль', 'Другая сторона: роль', 'Поручитель'),
  ...partyTags('сторона', 'Другая сторона'),
];

/** Those of them that stand in the lines of the section. */
export const FURTHER_SIDES_LINE_TAGS: ReadonlyMap<string, string> = lineTagsOf(FURTHER, FURTHER_SIDES_TAGS);

/** Who stands on the two sides of a document and signs for them. */
export interface Sides {
  organization: { id: number; signatoryId: number | null };
  /** Null of a lead that is not in the book yet. */
  counterparty: { id: number; signatoryId: number | null } | null;
  /** Surety, payer, bank; absent of documents that have two sides only. */
  further?: readonly { id: number; signatoryId: number | null; role: string }[];
  /** The currency of the document: requisites name an account in it. */
  currencyCode: string;
  /** The account of one of the two that payments go to; absent where the document names none. */
  accountId?: number | null;
  /** What the two are called in the agreement, null where nothing tells; absent of documents that are no agreement's. */
  roles?: PartyRoles | null;
}

type Signatory = Parameters<typeof partyValues>[1]['party']['signatories'][number];

/** The signatory with what the book says of the title: what is said of this signatory counts before. */
const withBook = (person: Signatory, { title_of_book }: Corrections): Signatory => ({
  ...person,
  job_title_genitive: person.job_title_genitive ?? title_of_book,
});

interface OneSide extends PartyValues {
  name: string;
  /** Without the form it does business in. */
  shortName: string;
}

/** What templates may say of the sides of a document. */
interface SidesValues extends PartyValues {
  /** The further sides, as they are looked through before the document is made. */
  repeated: RepeatedSection[];
}

/** The requisites of every side as templates name them. */
export async function sidesValues(
  db: Db,
  { organization, counterparty, further = [], currencyCode, accountId = null, roles }: Sides,
): Promise<SidesValues> {
  const of = async (prefix: string, side: Sides['counterparty']): Promise<OneSide> => {
    const party = side === null ? null : await findCounterparty(db, 'everything', side.id);
    if (side === null || party === null) return { values: {}, declined: [], name: '', shortName: '' };
    const signatory = side.signatoryId ?? party.signatories.find(({ is_default }) => is_default)?.id ?? null;
    const signing = party.signatories.find(({ id }) => id === signatory);
    const corrections = signing === undefined ? undefined : await findCorrections(db, signing);
    const values = partyValues(prefix, {
      party:
        signing === undefined || corrections === undefined
          ? party
          : { ...party, signatories: [withBook(signing, corrections)] },
      signatoryId: signatory,
      currencyCode,
      accountId,
      ...(corrections !== undefined && { remembered: corrections }),
    });
    return { ...values, name: counterpartyName(party), shortName: party.name_short };
  };
  const ours = await of('мы', organization);
  const theirs = await of('контрагент', counterparty);
  const others: TemplateValues[] = [];
  const lines: RepeatedSection['lines'][number][] = [];
  for (const side of further) {
    const { values, declined, name } = await of('сторона', side);
    others.push({ ...values, 'сторона.роль': side.role });
    lines.push({ name: `${name} (${side.role})`, declined });
  }
  // A side whose role nothing tells is called by its own name.
  const called =
    roles === undefined
      ? {}
      : knownValues({
          'мы.роль': roles?.us ?? ours.shortName,
          'контрагент.роль': roles?.them ?? theirs.shortName,
        });
  return {
    values: { ...ours.values, ...theirs.values, ...called, [FURTHER]: others },
    declined: [...ours.declined, ...theirs.declined],
    repeated: [{ section: FURTHER, prefix: 'сторона.', lines }],
  };
}
