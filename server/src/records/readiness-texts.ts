import { quoted } from 'shared/contract/quotation';
import type { UserStatus } from 'shared/contract/user/user.labels';
import type { AttachedFiles } from '../lists/columns/attached-files';

interface Attached extends Pick<AttachedFiles, 'files_count' | 'has_text'> {
  approval_required: boolean;
}

/**
 * What is said of a document that lacks a file it goes on with; null when it lacks none. Whoever decides upon it needs its
 * text; what goes its way without a decision may have been made on paper, and its scan is enough.
 */
export function fileFault(attached: Attached, document: string): string | null {
  if (attached.files_count === 0) return `Приложите файл ${document}`;
  if (attached.has_text || !attached.approval_required) return null;
  return `Приложите текст ${document}: среди действующих файлов его нет`;
}

/** What is said of a record that lacks them; null when it lacks nothing. */
export function missingText(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const word = names.length === 1 ? 'обязательный документ' : 'обязательные документы';
  return `Приложите ${word}: ${names.map(quoted).join(', ')}`;
}

const ABSENT: Readonly<Record<Exclude<UserStatus, 'active'>, string>> = {
  invited: 'Ответственный ещё не принял приглашение',
  blocked: 'Учётная запись ответственного заблокирована',
  dismissed: 'Ответственный больше не работает',
};

/** What is said of a record whose responsible person cannot answer for it; null of one who can. */
export const responsibleFault = (status: UserStatus): string | null =>
  status === 'active' ? null : `${ABSENT[status]}, назначьте другого`;
