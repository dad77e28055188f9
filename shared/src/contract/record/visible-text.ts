/**
 * Signs that turn the words around them about, and signs of no width or of an empty one: nobody sees them, and a name
 * that holds them is not the name it looks like. The joiners of emoji and of scripts (U+200C, U+200D) are not among them.
 */
const UNSEEN =
  /[\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/g;
/** What may stand between words and is no word itself. */
const WORDLESS = /^[\s\p{Cf}\p{Mn}\p{Variation_Selector}]*$/u;

/** The text as it is seen: without signs nobody sees and without space around it; empty when nothing is left to be seen. */
export function visibleText(text: string): string {
  const seen = text.replace(UNSEEN, '').trim();
  return WORDLESS.test(seen) ? '' : seen;
}
