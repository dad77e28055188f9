import { shortName } from '../format/format';

/** «Соколова М. Д.» of «Соколова Мария Дмитриевна»; a name of one word stays as it is. */
export function shortFullName(fullName: string): string {
  const [last = '', first, ...rest] = fullName.trim().split(/\s+/);
  // Already short: «Соколова М. Д.» is not cut again.
  if (first === undefined || first.endsWith('.')) return fullName.trim();
  return shortName({ last_name: last, first_name: first, middle_name: rest[0] });
}
