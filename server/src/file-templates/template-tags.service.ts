import type { TemplateTag } from 'shared/contract/file-template/file-template';

/** A tag that stands for one text. */
export function plainTag(tag: string, label: string, sample: string): TemplateTag {
  return { tag, label, sample, is_section: false };
}

/** A section that is left out when its answer is no: `{#tag} … {/tag}`, or the other way round with `{^tag}`. */
export function sectionTag(tag: string, label: string): TemplateTag {
  return { tag, label, sample: `{#${tag}} … {/${tag}}`, is_section: true };
}

/** The texts among the tags, each with the section in whose lines it stands. */
export function lineTagsOf(section: string, tags: readonly TemplateTag[]): Map<string, string> {
  return new Map(tags.flatMap(({ tag, is_section }) => (is_section ? [] : [[tag, section] as const])));
}

/** Values by tag; what is not known is left out, so that a blank stands in its place. */
export function knownValues(
  given: Readonly<Record<string, string | null | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => (entry[1] ?? '') !== ''),
  );
}
