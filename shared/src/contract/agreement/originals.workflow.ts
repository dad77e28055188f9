import { type DocumentNoun, dayAsked, REASON } from '../record/signing.workflow';
import type { ActionDefinition } from '../record/workflow';

/** What ends the wait for a signed original: it has come, or it never will. */
export const ORIGINAL_ACTIONS = ['receive-original', 'write-off-original'] as const;
export type OriginalAction = (typeof ORIGINAL_ACTIONS)[number];

/** The two steps for a kind of documents: from which states it waits for its original, and in which of them for nothing else. */
export function originalActions<Status extends string>(
  noun: DocumentNoun,
  { from, next }: { from: readonly Status[]; next: readonly Status[] },
): Readonly<Record<OriginalAction, ActionDefinition<Status>>> {
  return {
    'receive-original': {
      label: 'Оригинал получен',
      phoneLabel: 'Получен',
      done: `Получение оригинала ${noun.genitive}`,
      from,
      to: null,
      asks: [
        dayAsked('Дата получения'),
        { name: 'storage_place', kind: 'text', label: 'Место хранения', required: true },
      ],
      title: 'Оригинал получен',
      next,
    },
    'write-off-original': {
      label: 'Списать оригинал',
      done: `Списание оригинала ${noun.genitive}`,
      from,
      to: null,
      asks: [{ ...REASON, label: 'Почему оригинал не вернётся' }],
      title: 'Списать оригинал',
      note: `${noun.subject} уйдёт из списка ожидаемых оригиналов. Если бумага всё же придёт, её можно будет отметить полученной.`,
    },
  };
}
