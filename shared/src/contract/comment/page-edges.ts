/** A number of a page by itself at the edge of it: «4», «- 4 -», «стр. 4 из 12». */
export const PAGE_NUMBER = /^(?:[-–—]?\s*\d{1,4}\s*[-–—]?|стр(?:аница|\.)?\s*\d+(?:\s*(?:из|\/)\s*\d+)?)$/iu;

/** Where the words of a page begin: after its number, when that is its first line. */
export function pageStart(text: string): number {
  const lead = text.length - text.trimStart().length;
  const found = text.indexOf('\n', lead);
  const end = found === -1 ? text.length : found;
  return PAGE_NUMBER.test(text.slice(lead, end).trim()) ? end : 0;
}

/** Where the words of a page end: before its number, when that is its last line. */
export function pageEnd(text: string): number {
  const words = text.trimEnd();
  const last = words.lastIndexOf('\n') + 1;
  return PAGE_NUMBER.test(words.slice(last).trim()) ? last : text.length;
}
