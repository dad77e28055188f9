import { excerpt, type TemplatePart } from './template-paragraphs';

/** Braces that stand alone in their paragraph, each at its place; whole tags are blotted out. */
const loneBraces = (text: string) => [
  ...text.replace(/\{[^{}]*\}/g, (tag) => ' '.repeat(tag.length)).matchAll(/[{}]/g),
];

const sentenceOf = (place: string, begun: string, ended: string) =>
  `Поле начато в одном абзаце, а закончено в другом: ${place}«${begun}» и «${ended}». Поставьте обе скобки в один абзац`;

/**
 * What is wrong with tags that begin in one paragraph and end in another, a sentence for each: the engine takes them for
 * one, and the paragraphs between would be lost with it.
 */
export function tornTags(parts: readonly TemplatePart[]): string[] {
  return parts.flatMap(({ place, paragraphs }) => {
    const faults: string[] = [];
    let begun: { at: number; words: string } | null = null;
    for (const [at, text] of paragraphs.entries()) {
      for (const { 0: brace, index } of loneBraces(text)) {
        const words = excerpt(text, index, index + 1);
        if (brace === '{') begun = { at, words };
        else {
          if (begun !== null && begun.at < at) faults.push(sentenceOf(place, begun.words, words));
          begun = null;
        }
      }
    }
    return faults;
  });
}
