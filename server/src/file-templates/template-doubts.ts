import type { TemplateTag } from 'shared/contract/file-template/file-template';
import { GIVEN } from './rendering/template-parser';
import type { DocumentFacts } from './template-kinds.service';

interface Asked {
  facts: Pick<DocumentFacts, 'values' | 'repeated' | 'doubts' | 'warning' | 'about'>;
  known: readonly TemplateTag[];
}

/** What is told of an empty value in whose place nothing is left blank: it stands in sections alone that are left out. */
export const leftOut = (
  blanks: readonly string[] | undefined,
  { tag, value }: { tag: string; value: string },
): { is_left_out?: true } =>
  value === '' && blanks !== undefined && !blanks.includes(tag) ? { is_left_out: true } : {};

/**
 * What in a text with these tags would say nothing, or what the document is not about, each a sentence without its full
 * stop: lines of which there are none, unless the template leaves their place out itself, and what the kind doubts.
 * Further sides are missing from most documents and are no doubt.
 */
export function doubtsOf(tags: readonly string[], { facts, known }: Asked): string[] {
  const { values, repeated = [], doubts, warning } = facts;
  const isEmpty = (tag: string) => {
    const lines = values[tag];
    return Array.isArray(lines) && lines.length === 0;
  };
  const isSide = (tag: string) => repeated.some(({ section }) => section === tag);
  const empty = known
    .filter(({ tag }) => tags.includes(tag) && isEmpty(tag) && !isSide(tag) && !tags.includes(GIVEN + tag))
    .map(({ label }) => `${label}: нет ни одной, их место в тексте останется пустым`);
  const whole = warning === undefined ? [] : [warning];
  return [...whole, ...empty, ...new Set(tags.flatMap((tag) => doubts?.get(tag) ?? []))];
}

/** Whether a text with these tags was written for documents about what this one is about: it speaks of that, and of nothing else. */
export function isMeant(tags: readonly string[], asked: Asked): boolean {
  const { about } = asked.facts;
  return about !== undefined && tags.some((tag) => about.has(tag)) && doubtsOf(tags, asked).length === 0;
}
