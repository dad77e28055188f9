import { noBreakSpace } from './space';

/** Requisites in one line: «ИНН 7707083893 · КПП 770701001»; empty when there are none. */
export function requisitesOf(party: { inn: string | null; kpp: string | null }): string {
  return [
    party.inn === null ? null : `ИНН${noBreakSpace}${party.inn}`,
    party.kpp === null ? null : `КПП${noBreakSpace}${party.kpp}`,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
