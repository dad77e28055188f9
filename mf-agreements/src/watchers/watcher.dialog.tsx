import { useMemo, useState } from 'react';
import { useAlerts } from 'shared/alerts';
import type { Watchers } from 'shared/contract/list/subscription';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { AsyncSelectField, FormDialog, type Picked } from 'shared/form';
import { errorOf } from 'shared/http';

import type { WatchedRecord } from './watchers.api';
import { useAddWatcher } from './watchers.mutations';
import { readersSource } from './watchers.queries';

interface WatcherDialogProps {
  of: WatchedRecord;
  watchers: Watchers;
  onClose: () => void;
}

/** Asks for a colleague who is to hear of the document's changes. */
export function WatcherDialog({ of, watchers, onClose }: WatcherDialogProps) {
  const alerts = useAlerts();
  const adding = useAddWatcher();
  const [person, setPerson] = useState<Picked | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const source = useMemo(() => readersSource(watchers), [watchers]);
  const add = async () => {
    if (person === null) {
      setProblem(REQUIRED_FIELD);
      return;
    }
    try {
      await adding.mutateAsync({ of, person: person.value });
      onClose();
    } catch (error) {
      const { message, errors } = errorOf(error);
      setProblem(errors.user_id?.[0] ?? message);
    }
  };
  return (
    <FormDialog
      size="sm"
      title="Новый наблюдатель"
      description="Сотрудник узнает об этом и о каждом изменении документа."
      action="Добавить"
      isSending={adding.isPending}
      onSubmit={() => void add()}
      onClose={onClose}
    >
      <AsyncSelectField
        label="Сотрудник"
        required
        source={source}
        value={person}
        hint="Те, кому документ виден"
        error={problem}
        onLoadError={alerts.failure}
        onChange={(next) => {
          setPerson(next);
          setProblem(undefined);
        }}
      />
    </FormDialog>
  );
}
