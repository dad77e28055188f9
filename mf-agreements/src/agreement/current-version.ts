import type { Addendum } from 'shared/contract/addendum/addendum';
import type { Agreement } from 'shared/contract/agreement/agreement';

type Status = Agreement['status'] | Addendum['status'];

const LABELS: Readonly<Partial<Record<Status, string>>> = {
  on_approval: 'На согласовании',
  approved: 'Согласованная редакция',
  on_signing: 'Согласованная редакция',
  signed: 'Подписанная редакция',
  active: 'Подписанная редакция',
  suspended: 'Подписанная редакция',
  completed: 'Подписанная редакция',
  expired: 'Подписанная редакция',
  terminated: 'Подписанная редакция',
  effective: 'Подписанная редакция',
  superseded: 'Подписанная редакция',
};

/** The version of the text that counts and what it is; null of a draft, and of what was returned or refused. */
export function currentVersion(document: {
  status: Status;
  current_version_id?: number | null | undefined;
}): { id: number; label: string } | null {
  const label = LABELS[document.status];
  const id = document.current_version_id ?? null;
  return id === null || label === undefined ? null : { id, label };
}
