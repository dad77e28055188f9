import { isAnotherCase } from '../grammar/another-case';

/** What of a person stands in contracts in the genitive. */
export type DeclinedKind = 'full_name' | 'job_title';

/** A tag whose value nobody has said on the record: a rule has declined it, or an earlier correction. */
export interface DeclinedTag {
  tag: string;
  kind: DeclinedKind;
  /** As it stands on the record. */
  nominative: string;
  /** It is in this case because somebody once put it right. */
  isRemembered: boolean;
}

/** What is told of a value beside it: whether its case is worth a look, and whether somebody has seen to it before. */
export const declensionMarks = (declined: DeclinedTag | undefined) => ({
  is_declined: declined?.isRemembered === false,
  ...(declined?.isRemembered === true && { is_remembered: true }),
});

/** How people have put words into the genitive. */
export interface Declension {
  kind: DeclinedKind;
  nominative: string;
  genitive: string;
}

/** What was put into its case by hand, to be remembered: not what says other things. */
export function declensionsPutRight(
  declined: readonly DeclinedTag[],
  { told, given }: { told: ReadonlyMap<string, string>; given: Readonly<Record<string, string>> },
): Declension[] {
  const right = declined.flatMap(({ tag, kind, nominative }): Declension[] => {
    const genitive = given[tag]?.trim();
    if (genitive === undefined || genitive === told.get(tag)) return [];
    return isAnotherCase(nominative, genitive) ? [{ kind, nominative, genitive }] : [];
  });
  // Of one person on several sides the last word counts, as it would in a book.
  return [
    ...new Map(right.map((one) => [`${one.kind} ${one.nominative.toLocaleLowerCase('ru')}`, one])).values(),
  ];
}
