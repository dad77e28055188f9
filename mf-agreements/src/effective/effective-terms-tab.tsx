import { useSearchParams } from 'shared/area';
import type { Agreement } from 'shared/contract/agreement/agreement';
import type { EffectiveTerms } from 'shared/contract/addendum/effective-terms';
import { DateField } from 'shared/form';
import { errorOf } from 'shared/http';
import { useQuery } from 'shared/query';
import { Button, Checkbox, EmptyState, Segmented, Skeleton } from 'shared/ui';

import { DateScale } from './date-scale';
import { AddendumsOfTerms } from './addendums-of-terms';
import { effectiveTermsQuery } from './effective-terms.queries';
import classes from './effective-terms.module.css';
import { scaleOf } from './scale';
import { TermsTable } from './terms-table';
import { ConflictNotes } from './conflict-notes';
import { EndedNote } from './ended-note';

/** The day and the view of the terms, kept in the address. */
function useAsked() {
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string | null) => {
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  };
  return {
    day: search.get('as_of'),
    onlyChanged: search.get('changed') === '1',
    setDay: (day: string | null) => {
      set('as_of', day);
    },
    setOnlyChanged: (isOn: boolean) => {
      set('changed', isOn ? '1' : null);
    },
  };
}

/** What is in force on a day: the day and its scale, the terms with their grounds, and what they are made of. */
export default function EffectiveTermsTab({ agreement }: { agreement: Agreement }) {
  const asked = useAsked();
  const terms = useQuery(effectiveTermsQuery(agreement.id, asked.day));
  if (terms.data === undefined) {
    if (terms.isPending) return <Waiting />;
    return (
      <EmptyState
        title="Действующая редакция не загрузилась"
        text={errorOf(terms.error).message}
        actions={<Button onClick={() => void terms.refetch()}>Повторить</Button>}
      />
    );
  }
  const { data } = terms;
  const day = asked.day ?? data.today;
  const stops = scaleOf(data);
  const choose = (next: string) => {
    asked.setDay(next === data.today ? null : next);
  };
  return (
    <section className={classes.tab} aria-label="Действующая редакция">
      <div className={classes.asked}>
        <h2 className={classes.title} id="as-of">
          Действующая редакция на
        </h2>
        <div className={classes.day}>
          <DateField
            label="Дата редакции"
            value={day}
            today={data.today}
            onChange={(next) => {
              if (next !== null) choose(next);
            }}
          />
        </div>
        <QuickDays terms={data} day={day} onChoose={choose} />
        <Checkbox label="Только изменённые" checked={asked.onlyChanged} onChange={asked.setOnlyChanged} />
      </div>
      <DateScale stops={stops} day={day} onChange={choose} />
      <EndedNote agreement={agreement} from={data.original_from} addendums={data.addendums} day={day} />
      <ConflictNotes addendums={data.addendums} />
      <TermsTable terms={data} onlyChanged={asked.onlyChanged} stale={terms.isPlaceholderData} />
      <AddendumsOfTerms terms={data} />
    </section>
  );
}

/** Today, the day of the agreement, and the next day at which something is to change. */
function QuickDays({
  terms,
  day,
  onChoose,
}: {
  terms: EffectiveTerms;
  day: string;
  onChoose: (day: string) => void;
}) {
  const next = terms.stops.find((stop) => stop.day > terms.today && stop.addendum !== null);
  const options = [
    { value: terms.today, label: 'Сегодня' },
    { value: terms.original_from, label: 'На дату договора' },
    ...(next === undefined
      ? []
      : [{ value: next.day, label: `После ДС №\u00A0${next.addendum?.number ?? ''}` }]),
  ];
  return <Segmented label="Какая редакция" options={options} value={day} onChange={onChoose} />;
}

function Waiting() {
  return (
    <div className={classes.tab} aria-busy="true">
      <Skeleton width="40%" height={32} />
      <Skeleton width="100%" height={72} />
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} width="100%" height={24} />
      ))}
    </div>
  );
}
