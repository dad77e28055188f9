/** Signs that no file system everywhere takes in a name of a file. */
const FORBIDDEN = /[\\/:*?"<>|]/;

/** Why the name a person gives cannot be a file's, in a sentence; null when it can. */
export function fileNameFault(name: string): string | null {
  const [sign] = FORBIDDEN.exec(name) ?? [];
  return sign === undefined ? null : `Знака ${sign} в имени файла быть не может, замените его`;
}

/** The name with `_` in the place of each such sign: «Договор 5/2026» is no «Договор 52026». */
export const withoutSigns = (name: string): string => name.replaceAll(new RegExp(FORBIDDEN, 'g'), '_');
