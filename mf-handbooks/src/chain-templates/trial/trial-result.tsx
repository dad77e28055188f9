import { useEffect, useRef } from 'react';
import type { ChainTrial } from 'shared/contract/approval/chain-trial';
import { workingTimeText } from 'shared/contract/approval/working-time-text';
import { formatDate, formatNumber } from 'shared/format';
import { EmptyState, Facts } from 'shared/ui';

import { TrialChanges, TrialHoles, TrialSkips } from './trial-documents';
import { TrialTable } from './trial-table';
import classes from './trial.module.css';

const number = (value: number) => ({ value: formatNumber(String(value)) });
const time = (minutes: number | null) => ({ value: workingTimeText(minutes) });

function People({ people, total }: { people: ChainTrial['people']; total: number }) {
  const more = total > people.length ? ` Показаны первые ${String(people.length)} из ${String(total)}.` : '';
  return (
    <TrialTable
      title="Кого спросит"
      about={`Время рабочее, по производственному календарю: за такое или меньшее время сотрудник принял половину решений за год.${more}`}
      columns={['Сотрудник', 'Спросит', 'Спрашивали', 'Решает за', 'Всего за год']}
      rows={people.map(({ user, asked, was_asked: was, median_minutes: median }) => ({
        key: String(user.id),
        name: user.full_name,
        note: user.department_name,
        cells: [
          number(asked),
          number(was),
          time(median),
          time(median === null || asked === 0 ? null : median * asked),
        ],
      }))}
    />
  );
}

function Stages({ stages }: { stages: ChainTrial['stages'] }) {
  return (
    <TrialTable
      title="По этапам"
      columns={['Этап', 'Спросит', 'Пропустит', 'Некого', 'Решают за']}
      rows={stages.map(({ position, name, asks, skipped, empty, median_minutes: median }) => ({
        key: String(position),
        name: `${String(position)}. ${name}`,
        cells: [number(asks), number(skipped), { ...number(empty), alarm: empty > 0 }, time(median)],
      }))}
    />
  );
}

function Found({ trial }: { trial: ChainTrial }) {
  const { caught, looked_at: all, holes_total: holes, changed_total: changed } = trial;
  return (
    <>
      <Facts
        items={[
          {
            label: 'Взял бы шаблон',
            value: `${formatNumber(String(caught))} из ${formatNumber(String(all))}`,
          },
          { label: 'Пойдут иначе', value: formatNumber(String(changed)) },
          { label: 'Некого спросить', value: holes === 0 ? 'Таких нет' : formatNumber(String(holes)) },
        ]}
      />
      {holes > 0 && <TrialHoles holes={trial.holes} total={holes} />}
      {caught > 0 && <People people={trial.people} total={trial.people_total} />}
      {caught > 0 && <Stages stages={trial.stages} />}
      {trial.stages.some(({ skipped }) => skipped > 0) && <TrialSkips stages={trial.stages} />}
      {changed > 0 && <TrialChanges changed={trial.changed} total={changed} />}
    </>
  );
}

/** What the trial has found, in the order in which it asks something of whoever writes the template. */
export function TrialResult({ trial }: { trial: ChainTrial }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus();
  }, [trial]);
  const { looked_at: all, since, is_cut: isCut } = trial;
  const which = isCut ? 'последние из отправленных' : 'все отправленные';
  return (
    <div className={classes.result} ref={ref} tabIndex={-1}>
      {all === 0 ? (
        <EmptyState
          title="За год не было документов"
          text="С этого дня год назад документы выбранных видов на согласование не отправляли, или вы их не видите."
        />
      ) : (
        <>
          <p>
            {`Проверено документов: ${formatNumber(String(all))}\u00a0— ${which} на согласование с ${formatDate(since)}. Условия взяты на день отправки, сотрудники\u00a0— нынешние, замещения не учтены.`}
          </p>
          <Found trial={trial} />
        </>
      )}
    </div>
  );
}
