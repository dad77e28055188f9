import { type FileKind, isTextKind } from 'shared/contract/file/file-kind';

/** Statuses of any kind of documents in which its content is still being written. */
const OPEN_STATUSES: readonly string[] = ['draft', 'rework'];

export interface FileChange {
  status: string;
  kind: FileKind;
  change: 'add' | 'describe' | 'delete';
  /** The way to a new text of an approved document, for kinds that do not go back to rework. */
  wayToNewText?: string | undefined;
}

/** True while the content of a document in the status is still being written. */
export function isContentOpen(status: string): boolean {
  return OPEN_STATUSES.includes(status);
}

/** Why the file of a document in the status may not be added, described anew or deleted, in one sentence; null when it may. */
export function contentFault({
  status,
  kind,
  change,
  wayToNewText = 'Чтобы приложить новый, нажмите «Вернуть на доработку»',
}: FileChange): string | null {
  if (isContentOpen(status)) return null;
  if (change === 'delete') return 'Файлы удаляют только в черновике и на доработке';
  if (!isTextKind(kind)) return null;
  if (change === 'describe') return 'Текст документа зафиксирован, его имя, примечание и срок не меняются';
  return status === 'approved'
    ? `Текст согласован. ${wayToNewText}`
    : 'Текст документа зафиксирован. Файл можно приложить как скан или приложение';
}
