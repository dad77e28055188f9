import type { DocumentFile } from '../../contract/file/file';
import { counted, daysUntil, formatDate } from '../../format/format';
import { Badge } from '../../ui/ui';

/** How many days before its last one a document counts as running out. */
const SOON = 30;

const leftText = (days: number) =>
  days === 0 ? 'последний день' : `ещё ${counted(days, ['день', 'дня', 'дней'])}`;

/** Until when a document is good: silent where it has no term, orange while it runs out, red once it has; an earlier version is just dated. */
export function FileTerm({ file }: { file: DocumentFile }) {
  const until = file.valid_until ?? null;
  const days = daysUntil(until);
  if (days === null) {
    const isAwaited = file.is_current && file.document_type?.has_expiry === true;
    return isAwaited ? <Badge>Срок действия не указан</Badge> : null;
  }
  const day = formatDate(until);
  if (days < 0) return <Badge tone={file.is_current ? 'red' : 'neutral'}>{`Действовал до ${day}`}</Badge>;
  if (!file.is_current || days > SOON) return <Badge>{`Действует до ${day}`}</Badge>;
  return <Badge tone="orange">{`Действует до ${day}, ${leftText(days)}`}</Badge>;
}
