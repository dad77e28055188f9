import { useState } from 'react';
import { useAlerts } from 'shared/alerts';
import { DATA_SCOPE_LABELS } from 'shared/contract/access/roles';
import { quoted } from 'shared/contract/quotation';
import type { User } from 'shared/contract/user/user';
import { errorOf } from 'shared/http';
import { MoreButton } from 'shared/next-page';
import { useInfiniteQuery } from 'shared/query';
import { useSessionUser } from 'shared/session';
import { usePaused } from 'shared/document-form';
import { DialogFooter, sameValue, VersionsDialog } from 'shared/form';
import { Button, Checkbox, Dialog, Loader, SearchInput, Strip } from 'shared/ui';

import { useAccountChange } from '../api/user.mutations';
import { rolesQuery } from '../api/user.queries';
import classes from './account.module.css';

/** The dialog opened before its roles came, and had nothing but itself to put the focus on. */
function focusWhenHere(roles: HTMLElement | null): void {
  if (roles === null || document.activeElement !== roles.closest('[role=dialog]')) return;
  roles.querySelector<HTMLElement>('input:not(:disabled)')?.focus({ preventScroll: true });
}

interface ChoiceProps {
  held: ReadonlySet<number>;
  onChange: (held: ReadonlySet<number>) => void;
}

function RoleChoice({ held, onChange }: ChoiceProps) {
  const [search, setSearch] = useState('');
  const found = usePaused(search.trim());
  const list = useInfiniteQuery(rolesQuery(found));
  const { data, error, refetch } = list;
  if (data === undefined && error === null) return <Loader />;
  if (data === undefined) {
    return (
      <Strip tone="red" live="alert" action={<Button onClick={() => void refetch()}>Повторить</Button>}>
        {`Список ролей не загрузился. ${errorOf(error).message}`}
      </Strip>
    );
  }
  const roles = data.pages.flatMap((page) => page.data);
  return (
    <div ref={focusWhenHere} className={classes.roles} role="group" aria-label="Роли">
      {(search !== '' || (data.pages[0]?.meta.last_page ?? 1) > 1) && (
        <SearchInput label="Найти роль" placeholder="Найти роль" value={search} onChange={setSearch} />
      )}
      {roles.length === 0 && <p className={classes.note}>Таких ролей нет.</p>}
      {roles.map((role) => (
        <Checkbox
          key={role.id}
          label={role.name}
          note={[role.description, DATA_SCOPE_LABELS[role.data_scope]].filter(Boolean).join(' · ')}
          checked={held.has(role.id)}
          onChange={(isHeld) => {
            const next = new Set(held);
            if (isHeld) next.add(role.id);
            else next.delete(role.id);
            onChange(next);
          }}
        />
      ))}
      <MoreButton size="sm" variant="ghost" list={list} of={found} />
    </div>
  );
}

const idsOf = ({ roles }: User): ReadonlySet<number> => new Set(roles.map(({ id }) => id));

/** What a colleague gave and took between two versions of the employee, in sentences. */
function changeOfRoles(before: User, now: User): string[] {
  const [held, holds] = [idsOf(before), idsOf(now)];
  const named = (roles: User['roles']) => roles.map(({ name }) => quoted(name)).join(', ');
  const given = named(now.roles.filter(({ id }) => !held.has(id)));
  const taken = named(before.roles.filter(({ id }) => !holds.has(id)));
  const sentences = [
    given === '' ? '' : `За это время даны роли: ${given}.`,
    taken === '' ? '' : `За это время сняты роли: ${taken}.`,
  ].filter((sentence) => sentence !== '');
  return sentences.length > 0 ? sentences : ['Роли за это время не менялись.'];
}

/** My gifts and removals over what the employee holds now: of one role both can only have done the same. */
function mergedRoles(before: User, now: User, mine: ReadonlySet<number>): ReadonlySet<number> {
  const held = idsOf(before);
  const kept = [...idsOf(now)].filter((id) => mine.has(id) || !held.has(id));
  return new Set([...kept, ...[...mine].filter((id) => !held.has(id))]);
}

/** True when the employee holds them already: an earlier press has given them, and its answer was lost. */
const isGiven = (before: User, now: User, mine: ReadonlySet<number>): boolean =>
  sameValue([...mergedRoles(before, now, mine)].sort(), [...idsOf(now)].sort());

/** The giving of roles over the version that was read, and what becomes of a refusal. */
function useRoleGiving(user: User, onClose: () => void) {
  const alerts = useAlerts();
  // The roles are given in the version they were read at: the card behind is brought up to date meanwhile.
  const [read, setRead] = useState(user);
  const [held, setHeld] = useState<ReadonlySet<number>>(() => idsOf(user));
  const [refusal, setRefusal] = useState<string | null>(null);
  const [current, setCurrent] = useState<User | null>(null);
  const { mutate, isPending } = useAccountChange(user.id);
  const done = () => {
    alerts.success('Роли назначены');
    onClose();
  };
  const give = (over: User, roles: ReadonlySet<number>) => {
    mutate(
      { lock_version: over.lock_version, role_ids: [...roles] },
      {
        onSuccess: done,
        onError: (error) => {
          const failure = errorOf(error);
          const now = failure.status === 409 ? (failure.current as User | undefined) : undefined;
          if (failure.status === 422) setRefusal(failure.errors.role_ids?.[0] ?? failure.message);
          else if (now === undefined) alerts.failure(error);
          else if (isGiven(over, now, roles)) done();
          else setCurrent(now);
        },
      },
    );
  };
  return {
    read,
    held,
    setHeld,
    refusal,
    current,
    isPending,
    save: () => give(read, held),
    saveTogether: (now: User) => {
      const merged = mergedRoles(read, now, held);
      setRead(now);
      setHeld(merged);
      setCurrent(null);
      give(now, merged);
    },
    backToChoice: () => setCurrent(null),
  };
}

/** Gives an employee roles and takes them away; rights of several roles add up. */
export function RolesDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const isOwn = useSessionUser().id === user.id;
  const giving = useRoleGiving(user, onClose);
  const { read, held, setHeld, refusal, current, isPending, save } = giving;
  if (current !== null) {
    return (
      <VersionsDialog
        title="Пока вы выбирали роли, сотрудника изменили"
        rows={[]}
        taken={changeOfRoles(read, current)}
        busy={isPending}
        onChoose={() => giving.saveTogether(current)}
        onClose={giving.backToChoice}
      />
    );
  }
  return (
    <Dialog
      open
      size="md"
      title="Роли сотрудника"
      description={user.full_name}
      onClose={onClose}
      footer={
        <DialogFooter onClose={onClose} busy={isPending} onClick={save}>
          Назначить роли
        </DialogFooter>
      }
    >
      <div className={classes.stack}>
        {isOwn && <Strip tone="orange">Это ваши собственные роли: права изменятся сразу.</Strip>}
        {refusal !== null && (
          <Strip tone="red" live="alert">
            {refusal}
          </Strip>
        )}
        <RoleChoice held={held} onChange={setHeld} />
        <p className={classes.note}>
          {held.size === 0
            ? 'Без роли сотрудник войдёт, но не увидит документов.'
            : 'Права нескольких ролей складываются, охват данных берётся самый широкий.'}
        </p>
      </div>
    </Dialog>
  );
}
