/**
 * The text as a Word document can hold it: what XML does not know is left out. Word itself copies its line break as a
 * vertical tab, which therefore stays a break.
 */
export function wordText(text: string): string {
  return text.replace(/[\u000b\u000c]/g, '\n').replace(/[\u0000-\u0008\u000e-\u001f\ufffe\uffff]/g, '');
}
