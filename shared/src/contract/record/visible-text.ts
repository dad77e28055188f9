/**
 * Signs that turn the words around them about, and signs of no width or of an empty one: nobody sees them, and a name
 * that holds them is not the name it looks like. The joiners of emoji and of scripts (U+200C, U+200D) are not among them.
 */
const UNSEEN =
  /[\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/g;
/** Signs that command a device and signs that are none: no print shows them, and no file of a table or a text may hold them. */
const COMMANDS = /[\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\uFFFE\uFFFF]/g;
/** An end of a line, of any program: a soft break of a text editor and a form feed among them. */
const BREAK = /[\n\r\u000B\u000C\u0085\u2028\u2029]+/;
/** What may stand between words and is no word itself. */
const WORDLESS = /^[\s\p{Cf}\p{Mn}\p{Variation_Selector}]*$/u;

/** The text as it is seen: without signs nobody sees and without space around it; empty when nothing is left to be seen. */
export function visibleText(text: string): string {
  const seen = text.replace(UNSEEN, '').replace(COMMANDS, '').trim();
  return WORDLESS.test(seen) ? '' : seen;
}

/** The visible text of a field of one line: where a line was broken stands a space. */
export function visibleLine(text: string): string {
  const lines = visibleText(text)
    .split(BREAK)
    .map((line) => line.trim());
  return lines.filter((line) => line !== '').join(' ');
}
