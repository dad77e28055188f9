import { useState } from 'react';
import { businessDay } from 'shared/contract/calendar/business-day';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { useAlerts } from 'shared/alerts';
import type { User } from 'shared/contract/user/user';
import { AsyncSelectField, DateField, FormDialog, type Picked } from 'shared/form';
import { formatNumber, shortName } from 'shared/format';
import { errorOf } from 'shared/http';
import { type ReferenceSource, useQuery } from 'shared/query';
import { Button, Loader, Strip } from 'shared/ui';

import { useDismissal } from '../api/user.mutations';
import { openWorkQuery } from '../api/user.queries';
import { USER_REFERENCES } from '../edit/user-references';
import classes from './account.module.css';
import { OpenWorkList } from './open-work-list';

/** Whoever may take over: everybody at work but the one who goes. */
function successorsOf(id: number): ReferenceSource<Picked> {
  const { key, load } = USER_REFERENCES.head;
  return {
    key: [...key, 'but', id],
    load: async (asked) => {
      const { options, hasMore } = await load(asked);
      return { options: options.filter(({ value }) => value !== id), hasMore };
    },
  };
}

function useDismissalForm(user: User, onClose: () => void) {
  const alerts = useAlerts();
  const [day, setDay] = useState<string | null>(() => businessDay());
  const [successor, setSuccessor] = useState<Picked | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({});
  const { mutate, isPending } = useDismissal(user.id);
  const send = (isSuccessorNeeded: boolean) => {
    const found = {
      ...(day === null && { dismissed_at: REQUIRED_FIELD }),
      ...(isSuccessorNeeded && successor === null && { successor_id: REQUIRED_FIELD }),
    };
    setErrors(found);
    if (day === null || Object.keys(found).length > 0) return;
    mutate(
      { lock_version: user.lock_version, dismissed_at: day, successor_id: successor?.value ?? null },
      {
        onSuccess: () => {
          alerts.success(`${shortName(user)}: увольнение оформлено`);
          onClose();
        },
        onError: (error) => {
          const refused = errorOf(error);
          const shown = Object.fromEntries(
            Object.entries(refused.errors).map(([field, [text]]) => [field, text]),
          );
          setErrors(shown);
          if (!('dismissed_at' in shown) && !('successor_id' in shown)) alerts.failure(error);
        },
      },
    );
  };
  const changeDay = (chosen: string | null) => {
    setDay(chosen);
    setErrors(({ dismissed_at: _said, ...others }) => others);
  };
  const changeSuccessor = (chosen: Picked | null) => {
    setSuccessor(chosen);
    setErrors(({ successor_id: _said, ...others }) => others);
  };
  return { day, changeDay, successor, changeSuccessor, errors, send, isPending };
}

/** Dismisses an employee: what is open, who takes it over, and what happens then. */
export function DismissalDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const alerts = useAlerts();
  const form = useDismissalForm(user, onClose);
  const work = useQuery(openWorkQuery(user.id));
  const total = work.data?.reduce((sum, line) => sum + line.total, 0) ?? 0;
  return (
    <FormDialog
      keepOpen
      size="md"
      title="Увольнение сотрудника"
      description={user.full_name}
      action={total > 0 ? `Уволить и передать дела: ${formatNumber(total)}` : 'Уволить'}
      variant="danger"
      isSending={form.isPending}
      lacking={work.data === undefined ? 'Открытые дела ещё не загрузились' : undefined}
      onSubmit={() => {
        form.send(total > 0);
      }}
      onClose={onClose}
    >
      <div className={classes.stack}>
        <DateField
          label="День увольнения"
          required
          className={classes.day}
          value={form.day}
          error={form.errors.dismissed_at}
          onChange={form.changeDay}
        />
        {total > 0 && (
          <AsyncSelectField<Picked>
            label="Кто примет дела"
            required
            value={form.successor}
            source={successorsOf(user.id)}
            error={form.errors.successor_id}
            onLoadError={alerts.failure}
            onChange={form.changeSuccessor}
          />
        )}
        <section>
          <h3 className={classes.heading}>Открытые дела</h3>
          {work.isPending && <Loader />}
          {work.isError && (
            <Strip
              tone="red"
              live="alert"
              action={<Button onClick={() => void work.refetch()}>Повторить</Button>}
            >
              {`Открытые дела не загрузились. ${errorOf(work.error).message}`}
            </Strip>
          )}
          {work.data !== undefined && <OpenWorkList userId={user.id} lines={work.data} />}
        </section>
        <p className={classes.note}>
          Сотрудник сразу выйдет со всех устройств, роли будут сняты. Всё перечисленное перейдёт преемнику
          одним действием и попадёт в журнал. В подписанных и закрытых документах имя останется.
        </p>
      </div>
    </FormDialog>
  );
}
