import type { FilledTag, TemplateTag } from 'shared/contract/file-template/file-template';
import { ValidationFailed } from '../platform/http/errors';
import { declensionMarks, type DeclinedTag } from './declined-words';
import { leftOut } from './template-doubts';
import type { TemplateValue, TemplateValues } from './rendering/template-value';

/** A section that repeats, whose lines a person looks through before the document is made. */
export interface RepeatedSection {
  /** The tag of the section. */
  section: string;
  /** With what the tags of a line begin. */
  prefix: string;
  /** Of each line, in their order: what it is called, and its tags that are declined by rule or by memory. */
  lines: readonly { name: string; declined: readonly DeclinedTag[] }[];
}

/** What a value of a line is called where it is looked through and sent back. */
const lineTag = (section: string, at: number, tag: string) => `${section}[${String(at + 1)}].${tag}`;

const isLines = (value: TemplateValue | undefined): value is readonly TemplateValues[] =>
  Array.isArray(value);

const linesOf = (values: TemplateValues, section: string): readonly TemplateValues[] => {
  const value = values[section];
  return isLines(value) ? value : [];
};

/** The texts of the section's lines that a template with these tags prints. */
function textTags(
  { section, prefix }: RepeatedSection,
  { used, known }: { used: readonly string[]; known: readonly TemplateTag[] },
): TemplateTag[] {
  if (!used.includes(section)) return [];
  return known.filter(({ tag, is_section }) => !is_section && tag.startsWith(prefix) && used.includes(tag));
}

/** True of a tag that stands in the lines of a section and nowhere else. */
export const isRepeated = (sections: readonly RepeatedSection[], tag: string): boolean =>
  sections.some(({ prefix }) => tag.startsWith(prefix));

interface Told {
  values: TemplateValues;
  used: readonly string[];
  known: readonly TemplateTag[];
}

/** What will stand in each line of the sections, every value under the name of its line. */
export function repeatedValues(
  sections: readonly RepeatedSection[],
  told: Told & { blanks: readonly string[] | undefined },
): FilledTag[] {
  return sections.flatMap((section) =>
    linesOf(told.values, section.section).flatMap((line, at) => {
      const { name, declined } = section.lines[at] ?? { name: String(at + 1), declined: [] };
      return textTags(section, told).map(({ tag, label }) => {
        const value = typeof line[tag] === 'string' ? line[tag] : '';
        return {
          tag: lineTag(section.section, at, tag),
          label: `${name}: ${label.replace(/^[^:]*: /, '')}`,
          value,
          ...declensionMarks(declined.find((one) => one.tag === tag)),
          ...leftOut(told.blanks, { tag, value }),
        };
      });
    }),
  );
}

/** The declined tags of every line, each under the name it is sent back by. */
export const declinedLines = (sections: readonly RepeatedSection[]): DeclinedTag[] =>
  sections.flatMap(({ section, lines }) =>
    lines.flatMap(({ declined }, at) =>
      declined.map((one) => ({ ...one, tag: lineTag(section, at, one.tag) })),
    ),
  );

/**
 * The values of the document with those put right by hand, of a line where it stands. Refuses with 422 a value of a tag
 * or a line the document does not have.
 */
export function correctedValues(
  sections: readonly RepeatedSection[],
  { values, used, known, given }: Told & { given: Readonly<Record<string, string>> },
): TemplateValues {
  const rest = { ...given };
  const corrected: Record<string, TemplateValue> = { ...values };
  for (const section of sections) {
    corrected[section.section] = linesOf(values, section.section).map((line, at) => {
      const right: Record<string, TemplateValue> = { ...line };
      for (const { tag } of textTags(section, { used, known })) {
        const text = given[lineTag(section.section, at, tag)];
        if (text === undefined) continue;
        right[tag] = text;
        Reflect.deleteProperty(rest, lineTag(section.section, at, tag));
      }
      return right;
    });
  }
  const strange = Object.keys(rest).filter((tag) => !used.includes(tag));
  if (strange.length > 0) {
    throw new ValidationFailed({ values: [`В шаблоне нет полей: ${strange.slice(0, 5).join(', ')}`] });
  }
  return { ...corrected, ...rest };
}
