import type { ReactNode } from 'react';

export interface SelectOption<Value extends string | number = string | number> {
  value: Value;
  label: string;
  /** Small under the word: requisites, the person's title, why it cannot be chosen. */
  note?: ReactNode;
  disabled?: boolean;
}

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

/**
 * The options every word of the search occurs in, or in the words under them, whatever the case; «е» finds «ё». What begins
 * so stands first: «метр» means a metre before it means a square one.
 */
export function filterOptions<Option extends Pick<SelectOption, 'label' | 'note'>>(
  options: readonly Option[],
  search: string,
): Option[] {
  const wanted = plain(search).trim();
  const words = wanted.split(/\s+/);
  const texts = ({ label, note }: Option) => (typeof note === 'string' ? [label, note] : [label]).map(plain);
  const begins = (option: Option) => texts(option).some((text) => text.startsWith(wanted));
  return options
    .filter((option) => words.every((word) => texts(option).join(' ').includes(word)))
    .sort((one, other) => Number(begins(other)) - Number(begins(one)));
}

/** The option that arrows and Home and End lead to from where the reader stands, past those that cannot be chosen. */
export function nextOption(
  options: readonly { disabled?: boolean }[],
  from: number,
  key: 'ArrowDown' | 'ArrowUp' | 'Home' | 'End',
): number {
  const step = key === 'ArrowDown' || key === 'Home' ? 1 : -1;
  const count = options.length;
  let index = key === 'Home' ? 0 : key === 'End' ? count - 1 : from + step;
  if (from < 0 && key === 'ArrowUp') index = count - 1;
  for (let tried = 0; tried < count; tried += 1) {
    const at = ((index % count) + count) % count;
    if (options[at]?.disabled !== true) return at;
    index += step;
  }
  return -1;
}

/** Every word of a list of words as a choice, in the order of the list. */
export const optionsOf = <Value extends string>(
  labels: Readonly<Record<Value, string>>,
): SelectOption<Value>[] =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));
