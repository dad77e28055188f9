import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useAlerts } from 'shared/alerts';
import type { AreaBlockProps } from 'shared/area';
import type { Watcher } from 'shared/contract/list/subscription';
import { shortFullName } from 'shared/document';
import { useQuery } from 'shared/query';
import { useUserEvent } from 'shared/realtime';
import { useSessionUser } from 'shared/session';
import { Chip, ChipRow, IconButton, Section } from 'shared/ui';

import { recordResource } from '../agreement/record-resource';
import { WatcherDialog } from './watcher.dialog';
import type { WatchedRecord } from './watchers.api';
import { useAddWatcher, useRemoveWatcher } from './watchers.mutations';
import classes from './watchers.module.css';
import { watchersQuery } from './watchers.queries';

/** Who hears of the document's changes, beside its card; of one that nobody watches only who may add the first. */
export default function WatchersRail({ kind, record: { id } }: AreaBlockProps) {
  const of = { resource: recordResource(kind), id };
  const { data, refetch } = useQuery(watchersQuery(of));
  const [isAdding, setAdding] = useState(false);
  useUserEvent((event) => {
    if (event.kind === 'entity' && event.entity === kind && event.id === id) void refetch();
  });
  if (data === undefined || (data.data.length === 0 && !data.can.edit)) return null;
  return (
    <Section
      title="Наблюдатели"
      inset="rail"
      action={
        data.can.edit && (
          <IconButton
            size="sm"
            label="Добавить наблюдателя"
            icon={<IconPlus size={16} stroke={1.75} />}
            onClick={() => {
              setAdding(true);
            }}
          />
        )
      }
    >
      {data.data.length === 0 ? (
        <p className={classes.quiet} data-screen>
          Пока никто не следит за изменениями.
        </p>
      ) : (
        <ChipRow>
          {data.data.map((person) => (
            <WatcherChip key={person.id} of={of} person={person} mayEdit={data.can.edit} />
          ))}
        </ChipRow>
      )}
      {isAdding && (
        <WatcherDialog
          of={of}
          watchers={data}
          onClose={() => {
            setAdding(false);
          }}
        />
      )}
    </Section>
  );
}

function WatcherChip({ of, person, mayEdit }: { of: WatchedRecord; person: Watcher; mayEdit: boolean }) {
  const alerts = useAlerts();
  const user = useSessionUser();
  const removal = useRemoveWatcher();
  const adding = useAddWatcher();
  const name = shortFullName(person.full_name);
  const remove = () => {
    const again = () => {
      adding.mutateAsync({ of, person: person.id }).catch(alerts.failure);
    };
    // A live event may take the chip from the screen before the answer has come.
    removal.mutateAsync({ of, person: person.id }).then(() => {
      alerts.success(`${name} больше не наблюдает`, mayEdit ? again : undefined);
    }, alerts.failure);
  };
  const isRemovable = mayEdit || person.id === user.id;
  return (
    <Chip
      value={person.id === user.id ? 'Вы' : name}
      removeLabel={`Убрать из наблюдателей: ${name}`}
      onRemove={isRemovable ? remove : undefined}
    />
  );
}
