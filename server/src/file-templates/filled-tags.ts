import type { FilledTag, TemplateContent, TemplateTag } from 'shared/contract/file-template/file-template';
import { declensionMarks, type DeclinedTag } from './declined-words';
import { declinedLines, isRepeated, repeatedValues } from './repeated-values.service';
import { leftOut } from './template-doubts';
import type { DocumentFacts } from './template-kinds.service';

/** A template and the document it is filled for. */
export interface Filling {
  content: TemplateContent;
  known: readonly TemplateTag[];
  lineTags: ReadonlyMap<string, string>;
  facts: DocumentFacts;
  /** Tags whose places stay empty with these values; absent where nobody looks the values through. */
  blanks?: readonly string[];
}

/** The values a person looks through before the document is made, of a line each under its name. */
export function filledTags({ content, facts, known, lineTags, blanks }: Filling): FilledTag[] {
  const labels = new Map(known.map(({ tag, label }) => [tag, label]));
  const texts = content.tags.filter((tag) => {
    const value = facts.values[tag];
    return labels.has(tag) && (value === undefined || typeof value === 'string');
  });
  const repeated = facts.repeated ?? [];
  const isOfLine = (tag: string) => lineTags.has(tag) || isRepeated(repeated, tag);
  const single = texts
    .filter((tag) => !isOfLine(tag) || Object.hasOwn(facts.values, tag))
    .map((tag) => {
      const value = typeof facts.values[tag] === 'string' ? facts.values[tag] : '';
      return {
        tag,
        label: labels.get(tag) ?? tag,
        value,
        ...declensionMarks(facts.declined.find((one) => one.tag === tag)),
        ...leftOut(blanks, { tag, value }),
      };
    });
  return [
    ...single,
    ...repeatedValues(repeated, { values: facts.values, used: content.tags, known, blanks }),
  ];
}

/** The tags whose case the record does not say, each under the name it is sent back by. */
export const declinedOf = ({ facts }: Pick<Filling, 'facts'>): DeclinedTag[] => [
  ...facts.declined,
  ...declinedLines(facts.repeated ?? []),
];
