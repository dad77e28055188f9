import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { ActivityLog } from '../../contract/journal/activity-log';
import { isBeginning } from '../../contract/journal/beginning';
import { DateField, SelectField } from '../../form/form';
import { formatDateTime } from '../../format/format';
import { errorOf } from '../../http/http';
import { EmptyState, Skeleton } from '../../ui/ui';
import { ChangeList } from './change-list';
import type { HistoryOwner } from './history.api';
import classes from './history.module.css';
import { comparisonQuery, RECENT_EVENTS, recentHistoryQuery } from './history.queries';

const ON_DAY = 'day';
const NOW = 'now';
/** As the address names the moment before the first line of the journal. */
const BEFORE_ALL = '0';

/** What was chosen: an event, a day, the present, or what was before all events. */
interface Chosen {
  value: string;
  day: string | null;
}

/** The moment as the address names it; undefined while no day is given. */
function boundOf({ value, day }: Chosen): string | null | undefined {
  if (value === NOW) return null;
  return value === ON_DAY ? (day ?? undefined) : value;
}

const optionOf = ({ id, occurred_at, action_label }: ActivityLog) => ({
  value: String(id),
  label: `${formatDateTime(occurred_at)} · ${action_label}`,
});

/** A record may be older than its journal: then its first line is a change, and what was before it is a moment as well. */
const isOlderThan = (events: readonly ActivityLog[]) => {
  const first = events.length < RECENT_EVENTS ? events.at(-1) : undefined;
  return first !== undefined && !isBeginning(first);
};

interface MomentFieldProps {
  label: string;
  dayLabel: string;
  events: readonly ActivityLog[];
  chosen: Chosen;
  withNow?: boolean;
  withBefore?: boolean;
  onChoose: (chosen: Chosen) => void;
}

function MomentField({ label, dayLabel, events, chosen, withNow, withBefore, onChoose }: MomentFieldProps) {
  const options = [
    ...(withNow ? [{ value: NOW, label: 'Сейчас' }] : []),
    { value: ON_DAY, label: 'На конец дня…' },
    ...events.map(optionOf),
    ...(withBefore ? [{ value: BEFORE_ALL, label: 'До первого изменения' }] : []),
  ];
  return (
    <div className={classes.moment}>
      <SelectField
        label={label}
        options={options}
        value={chosen.value}
        onChange={(value) => {
          if (value !== null) onChoose({ ...chosen, value });
        }}
      />
      {chosen.value === ON_DAY && (
        <DateField
          label={dayLabel}
          value={chosen.day}
          onChange={(day) => {
            onChoose({ ...chosen, day });
          }}
        />
      )}
    </div>
  );
}

/** Two moments of a record side by side: which of its fields differ, the old value and the new one. */
export default function ComparedMoments({ owner }: { owner: HistoryOwner }) {
  const recent = useQuery(recentHistoryQuery(owner));
  const events = recent.data ?? [];
  const withBefore = isOlderThan(events);
  const earliest = withBefore ? BEFORE_ALL : events.at(-1)?.id;
  const [first, setFirst] = useState<Chosen | null>(null);
  const [second, setSecond] = useState<Chosen>({ value: NOW, day: null });
  if (recent.isPending) return <Skeleton width="60%" height={32} />;
  const from = first ?? { value: String(earliest ?? ON_DAY), day: null };
  const bounds = { from: boundOf(from), to: boundOf(second) };
  return (
    <section className={classes.compared} aria-label="Сравнение двух моментов">
      <div className={classes.moments}>
        <MomentField
          label="Было"
          dayLabel="Было на"
          events={events}
          chosen={from}
          withBefore={withBefore}
          onChoose={setFirst}
        />
        <MomentField
          label="Стало"
          dayLabel="Стало на"
          events={events}
          chosen={second}
          withNow
          onChoose={setSecond}
        />
      </div>
      {bounds.from != null && bounds.to !== undefined && (
        <Differences owner={owner} from={bounds.from} to={bounds.to} />
      )}
    </section>
  );
}

function Differences({ owner, from, to }: { owner: HistoryOwner; from: string; to: string | null }) {
  const compared = useQuery(comparisonQuery(owner, { from, to }));
  if (compared.isPending) return <Skeleton width="60%" height={32} />;
  if (compared.isError) {
    const { errors, message } = errorOf(compared.error);
    return <EmptyState title="Сравнить не удалось" text={errors.to?.[0] ?? errors.from?.[0] ?? message} />;
  }
  const { changes } = compared.data;
  if (changes.length === 0) return <p role="status">Поля карточки в эти моменты одинаковы.</p>;
  return <ChangeList changes={changes} />;
}
