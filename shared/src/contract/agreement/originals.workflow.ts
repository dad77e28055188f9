import { type DocumentNoun, dayAsked, REASON } from '../signing/signing.workflow';
import type { ActionDefinition } from '../record/workflow';

/** What becomes of a signed original: it has gone to the other side, it has come back, or it never will. */
export const ORIGINAL_ACTIONS = ['send-original', 'receive-original', 'write-off-original'] as const;
export type OriginalAction = (typeof ORIGINAL_ACTIONS)[number];

/**
 * The steps for a kind of documents: in which states the paper goes to the other side while nothing else of it can be
 * written, from which it is awaited, and in which of them nothing else is.
 */
export function originalActions<Status extends string>(
  noun: DocumentNoun,
  { signing, from, next }: Readonly<Record<'signing' | 'from' | 'next', readonly Status[]>>,
): Readonly<Record<OriginalAction, ActionDefinition<Status>>> {
  return {
    'send-original': {
      label: 'Отметить отправку оригинала',
      phoneLabel: 'Отметить отправку',
      done: `Отправка оригинала ${noun.genitive}`,
      from: signing,
      to: null,
      asks: [dayAsked('Дата отправки')],
      title: 'Отметить отправку оригинала',
    },
    'receive-original': {
      label: 'Отметить получение оригинала',
      phoneLabel: 'Отметить получение',
      done: `Получение оригинала ${noun.genitive}`,
      from,
      to: null,
      asks: [
        dayAsked('Дата получения'),
        { name: 'storage_place', kind: 'text', label: 'Место хранения', required: true },
      ],
      title: 'Отметить получение оригинала',
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
