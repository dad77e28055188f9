import { type DocumentNoun, REASON, SIDE, SIGNED_FILE } from './signing.workflow';
import type { ActionDefinition } from '../record/workflow';

export type CorrectionAction = 'correct-signed-file';

/** What was written down of a signature by mistake and is put right without taking the document back, in those states. */
export function correctionActions<Status extends string>(
  noun: DocumentNoun,
  from: readonly Status[],
): Readonly<Record<CorrectionAction, ActionDefinition<Status>>> {
  return {
    'correct-signed-file': {
      label: 'Исправить файл подписи',
      done: `Исправление файла подписи ${noun.genitive}`,
      from,
      to: null,
      asks: [SIDE, { ...SIGNED_FILE, required: true }, { ...REASON, label: 'Причина исправления' }],
      title: 'Исправить файл подписи',
      note: 'Изменится только то, какой файл указан у подписи. День подписи останется, прежний файл сохранится без изменений.',
      beside: true,
    },
  };
}
