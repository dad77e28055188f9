import type { FilledTag } from 'shared/contract/file-template/file-template';
import { isAnotherCase } from '../grammar/another-case';
import type { DeclinedTag } from './declined-words';

/**
 * True when what was put right by hand says other things than the record does: a text with it is no longer the company's
 * template filled in. A name that nobody has declined on the record may be declined otherwise.
 */
export function saysOtherThings(
  { told, declined }: { told: readonly FilledTag[]; declined: readonly DeclinedTag[] },
  given: Readonly<Record<string, string>>,
): boolean {
  const known = new Map(told.map(({ tag, value }) => [tag, value]));
  const nominatives = new Map(declined.map(({ tag, nominative }) => [tag, nominative]));
  return Object.entries(given).some(([tag, text]) => {
    const nominative = nominatives.get(tag);
    return text !== (known.get(tag) ?? '') && (nominative === undefined || !isAnotherCase(nominative, text));
  });
}
