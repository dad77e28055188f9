import { useState } from 'react';
import { PageHeader, usePageTitle } from 'shared/area';
import { rightsFor } from 'shared/contract/access/held-permissions';
import type { ApprovalOversight } from 'shared/contract/approval/approval-oversight';
import { workingTimeText } from 'shared/contract/approval/working-time-text';
import { shortFullName } from 'shared/document';
import { SelectField } from 'shared/form';
import { formatDateTime, tiedName } from 'shared/format';
import { errorOf } from 'shared/http';
import { useQuery } from 'shared/query';
import { useNamedPermission } from 'shared/session';
import { Button, EmptyState, Loader, Segmented, TextLink } from 'shared/ui';

import { useLiveApprovals } from '../api/use-live-approvals';
import { timeLeft } from '../chain/deadline-words';
import { paths } from '../paths';
import { LoadBars } from './load-bars';
import { PERIODS, type OversightChoice } from './oversight-choice';
import classes from './oversight.module.css';
import { oversightQuery } from './oversight.queries';

const PERIOD_OPTIONS = PERIODS.map((days) => ({
  value: days,
  label: days === '365' ? 'Год' : `${days}\u00a0дней`,
}));

type Turn = ApprovalOversight['oldest'][number];

interface FiltersProps {
  seen: ApprovalOversight | undefined;
  wanted: OversightChoice;
  onChange: (change: Partial<OversightChoice>) => void;
}

function Filters({ seen, wanted, onChange }: FiltersProps) {
  return (
    <div className={classes.filters}>
      <SelectField
        label="Подразделение"
        placeholder="Все"
        clearable
        options={(seen?.departments ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={wanted.departmentId}
        onChange={(departmentId) => {
          onChange({ departmentId });
        }}
      />
      <SelectField
        label="Документы"
        placeholder="Все"
        clearable
        options={(seen?.kinds ?? []).map(({ name, title }) => ({ value: name, label: title }))}
        value={wanted.kind}
        onChange={(kind) => {
          onChange({ kind });
        }}
      />
      <Segmented
        label="Решения за период"
        value={wanted.days}
        options={PERIOD_OPTIONS}
        onChange={(days) => {
          onChange({ days });
        }}
      />
    </div>
  );
}

/** What stands after «быстрее, чем за»: «меньше минуты» would say it twice. */
const fasterThan = (minutes: number | null) =>
  minutes !== null && minutes < 1 ? 'минуту' : workingTimeText(minutes);

function Facts({ total }: { total: ApprovalOversight['total'] }) {
  return (
    <dl className={classes.facts}>
      <div>
        <dt>Ждут решения</dt>
        <dd>{String(total.waiting)}</dd>
      </div>
      <div>
        <dt>Просрочено</dt>
        <dd data-late={total.overdue > 0 || undefined}>{String(total.overdue)}</dd>
      </div>
      <div>
        <dt>Принято решений</dt>
        <dd>{String(total.decided)}</dd>
      </div>
      <div>
        <dt>Половина решений — быстрее, чем за</dt>
        <dd>{fasterThan(total.median_minutes)}</dd>
      </div>
    </dl>
  );
}

/** How late it is, or how much is left, where the server tells. */
function termWords(
  { due_at: due, minutes_left: left }: Pick<Turn, 'due_at' | 'minutes_left'>,
  late: boolean,
) {
  if (due === null) return 'без срока';
  return timeLeft(left ?? null) || (late ? 'просрочено' : 'в срок');
}

/** No narrow line parts the time from its day. */
const momentInOne = (at: string) => formatDateTime(at).replace(' ', '\u00a0');

function Oldest({ turns }: { turns: ApprovalOversight['oldest'] }) {
  return (
    <section className={classes.oldest} aria-label="Ждут дольше всего">
      <h2>Ждут дольше всего</h2>
      <ul>
        {turns.map(
          ({ task_id: id, document, stage_name: stage, assignee, since, is_overdue: late, ...term }) => (
            <li key={id} className={classes.turn}>
              {document.url === null ? (
                <span>{tiedName(document.label)}</span>
              ) : (
                <TextLink to={`${document.url}?tab=approval`}>{tiedName(document.label)}</TextLink>
              )}
              <span className={classes.age} data-late={late || undefined}>
                {termWords(term, late)}
              </span>
              <small>
                {[
                  shortFullName(assignee.full_name),
                  stage,
                  `ждёт с ${momentInOne(since)}`,
                  term.due_at === null ? null : `срок ${momentInOne(term.due_at)}`,
                ]
                  .filter((part) => part !== null)
                  .join('\u00a0· ')}
              </small>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

function Seen({ seen }: { seen: ApprovalOversight }) {
  const { total, people, stages, oldest } = seen;
  if (total.waiting === 0 && total.decided === 0) {
    return (
      <EmptyState
        title="Ничего не ждёт"
        text="За выбранный период решений не было, и сейчас никого не спрашивают."
      />
    );
  }
  return (
    <>
      <Facts total={total} />
      <p className={classes.note}>Время решений — рабочее, по производственному календарю.</p>
      <LoadBars
        title="Чья очередь"
        emptyText="Сейчас решения ни от кого не ждут."
        lines={people
          .filter(({ waiting }) => waiting > 0)
          .map(({ user, ...load }) => ({
            ...load,
            key: String(user.id),
            name: shortFullName(user.full_name),
            note: user.department_name,
          }))}
      />
      <LoadBars
        title="На каких этапах"
        emptyText="Этапов за выбранный период не было."
        lines={stages.map((stage) => ({ ...stage, key: stage.name }))}
      />
      {oldest.length > 0 && <Oldest turns={oldest} />}
    </>
  );
}

/** What stands instead: a refusal is final, anything else may pass. */
function NotSeen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { status, message } = errorOf(error);
  if (status === 403) return <EmptyState title="Нет права на просмотр" text={message} />;
  return (
    <EmptyState
      title="Данные не загрузились"
      text={message}
      actions={<Button onClick={onRetry}>Повторить</Button>}
    />
  );
}

/** Where approvals wait, whose turn it is and how long decisions take: for heads, of their own people. */
export default function OversightPage() {
  usePageTitle('Где ждут согласования');
  useLiveApprovals('approval-tasks');
  const [wanted, setWanted] = useState<OversightChoice>({ days: '90', kind: null, departmentId: null });
  const mayVote = useNamedPermission(rightsFor('approval_chains.vote'));
  const { data: seen, error, refetch } = useQuery(oversightQuery(wanted));
  return (
    <>
      <PageHeader>
        <h1 className={classes.title}>Где ждут согласования</h1>
        {mayVote && (
          <TextLink to={paths.approvals()} data-alone>
            К согласованию
          </TextLink>
        )}
      </PageHeader>
      <div className={classes.page}>
        {(seen !== undefined || error === null) && (
          <Filters
            seen={seen}
            wanted={wanted}
            onChange={(change) => {
              setWanted({ ...wanted, ...change });
            }}
          />
        )}
        {seen !== undefined && <Seen seen={seen} />}
        {seen === undefined && error === null && <Loader size="big" />}
        {seen === undefined && error !== null && <NotSeen error={error} onRetry={() => void refetch()} />}
      </div>
    </>
  );
}
