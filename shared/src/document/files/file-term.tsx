import type { DocumentFile } from '../../contract/file/file';
import { counted, daysUntil, formatDate } from '../../format/format';
import { Badge } from '../../ui/ui';

/** How many days before its last one a document counts as running out. */
const SOON = 30;

const leftText = (days: number) =>
  days === 0 ? 'последний день' : `ещё ${counted(days, ['день', 'дня', 'дней'])}`;

interface FileTermProps {
  file: DocumentFile;
  /** Nobody waits for another paper: the record has come to its end. */
  isOver?: boolean | undefined;
}

/**
 * Until when a document is good: silent where it has no term, orange while it runs out, red once it has; an earlier
 * version, and a paper of what is over, is just dated. The calendar keeps to the same rule.
 */
export function FileTerm({ file, isOver = false }: FileTermProps) {
  const isWatched = file.is_current && !isOver;
  const until = file.valid_until ?? null;
  const days = daysUntil(until);
  if (days === null) {
    const isAwaited = isWatched && file.document_type?.has_expiry === true;
    return isAwaited ? <Badge>Срок действия не указан</Badge> : null;
  }
  const day = formatDate(until);
  if (days < 0) return <Badge tone={isWatched ? 'red' : 'neutral'}>{`Действовал до ${day}`}</Badge>;
  if (!isWatched || days > SOON) return <Badge>{`Действует до ${day}`}</Badge>;
  return <Badge tone="orange">{`Действует до ${day}, ${leftText(days)}`}</Badge>;
}
