/** «смотрит, создаёт и изменяет» */
export function listed(words: readonly string[], last: 'и' | 'или' = 'и'): string {
  const end = words.at(-1) ?? '';
  return words.length < 2 ? end : `${words.slice(0, -1).join(', ')} ${last} ${end}`;
}
