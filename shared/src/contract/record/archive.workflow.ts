import type { ActionDefinition } from './workflow';

export const ARCHIVE_ACTIONS = ['archive', 'unarchive'] as const;
export type ArchiveAction = (typeof ARCHIVE_ACTIONS)[number];

/** Putting a document away and taking it back: `from` says in which states it may go, every state lets it return. */
export function archiveActions<Status extends string>(
  genitive: string,
  { from, statuses }: { from: readonly Status[]; statuses: Readonly<Record<Status, string>> },
): Readonly<Record<ArchiveAction, ActionDefinition<Status>>> {
  return {
    archive: { label: 'Убрать в архив', done: `Перенос ${genitive} в архив`, from, to: null },
    unarchive: {
      label: 'Вернуть из архива',
      done: `Возврат ${genitive} из архива`,
      from: Object.keys(statuses) as Status[],
      to: null,
    },
  };
}
