/** «смотрит, создаёт и изменяет» */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} и ${last}`;
}
