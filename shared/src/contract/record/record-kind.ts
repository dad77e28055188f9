/** How the noun of a kind stands in sentences. */
export interface KindNoun {
  /** «договор», «договора», «договоров». */
  forms: readonly [string, string, string];
  /** «договор»: what is deleted, opened, changed. */
  accusative: string;
  /** «Договор»: what begins a sentence. */
  subject: string;
  gender: 'masculine' | 'feminine' | 'neuter';
}

/** What everybody who deals with records has to know of a kind; what a kind does is its module's business. */
export interface RecordKind {
  /** Its one name: in live events, files, journal, hits of the search. */
  name: string;
  /** `/api/{resource}`. */
  resource: string;
  /** Address of a record is `{path}/{id}`; null when a record has no page of its own. */
  path: string | null;
  /** The register: «Договоры». */
  title: string;
  noun: KindNoun;
}

/** The address of a record's page; null when it has none. */
export function recordPath({ path }: Pick<RecordKind, 'path'>, id: number): string | null {
  return path === null ? null : `${path}/${String(id)}`;
}

const FOUND = { masculine: 'не найден', feminine: 'не найдена', neuter: 'не найдено' } as const;

/** «Договор не найден»: the answer when there is no such record, or none for this reader. */
export function missingText({ noun }: RecordKind): string {
  return `${noun.subject} ${FOUND[noun.gender]}`;
}

const MADE = { masculine: 'уже создан', feminine: 'уже создана', neuter: 'уже создано' } as const;
const IT = { masculine: 'его', feminine: 'её', neuter: 'его' } as const;

/** «Договор уже создан…»: the answer to other data sent under the key that has made a record. */
export function alreadyMadeText({ noun }: RecordKind): string {
  return `${noun.subject} ${MADE[noun.gender]}. Сравните ${IT[noun.gender]} с тем, что введено`;
}
