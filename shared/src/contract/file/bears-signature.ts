import type { SigningMethod } from '../agreement/agreement-status';
import { type FileKind, isTextKind } from './file-kind';

/** True of a document whose signatures are put on paper, whether the paper travels or its scan. */
export const isOnPaper = (method: SigningMethod): boolean => method === 'paper' || method === 'scan';

/**
 * Why a file of a document does not bear a signature, in a sentence; null when it may. A text that was agreed is signed
 * as it stands by electronic means alone: on paper there are no signatures in it.
 */
export function signedFileFault(
  file: { kind: FileKind; is_current: boolean; destroyed_at?: string | null | undefined },
  method: SigningMethod,
): string | null {
  if (file.destroyed_at != null) return 'Содержимое файла уничтожено по акту';
  if (!isTextKind(file.kind)) return null;
  if (isOnPaper(method)) return 'Это текст без подписей. Выберите скан подписанного документа';
  return file.is_current ? null : 'Это прежняя версия текста. Выберите действующую';
}
