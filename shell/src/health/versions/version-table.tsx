import type { AreaStatus, ReleaseState, ReleaseSummary } from 'shared/contract/release/release-status';
import { formatDateTime } from 'shared/format';
import { Badge, Button, classNames, type Tone } from 'shared/ui';

import type { Choice } from './activation.dialog';
import classes from '../health.module.css';
import { groupWords, kilobytes } from './people-words';
import { RELEASE_STATE_LABELS } from './release-state.labels';
import { VersionFailures } from './version-failures';

const TONES: Record<ReleaseState, Tone> = {
  active: 'green',
  rollout: 'ink',
  previous: 'neutral',
  available: 'neutral',
  withdrawn: 'red',
};

interface TableProps {
  area: AreaStatus;
  people: number;
  /** A version is to become current, for everybody or for a share. */
  onChoose: (choice: Choice) => void;
}

const published = ({ published_by, published_at }: ReleaseSummary) =>
  `${formatDateTime(published_at)}, ${published_by ?? 'пришла с сервером'}`;

function Weight({ release, budget }: { release: ReleaseSummary; budget: AreaStatus['budget'] }) {
  const { bytes, requests, duplicates } = release.figures;
  const isOver = bytes > budget.bytes || requests > budget.requests;
  return (
    <>
      <span className={classNames(isOver && classes.bad)}>
        {kilobytes(bytes)} из {kilobytes(budget.bytes)}
      </span>
      <small>
        запросов {requests} из {budget.requests}
      </small>
      {duplicates.length > 0 && <small className={classes.bad}>двойники: {duplicates.join(', ')}</small>}
    </>
  );
}

function VersionRow({ release, area, people, onChoose }: TableProps & { release: ReleaseSummary }) {
  const isActive = release.version === area.active;
  const isServing = release.state === 'active' || release.state === 'rollout';
  const isForEverybody = isActive && area.rollout === null;
  return (
    <tr>
      <th scope="row">
        <span className={classes.version}>{release.version}</span>
        <small>{published(release)}</small>
      </th>
      <td data-label="Состояние">
        <Badge tone={TONES[release.state]}>{RELEASE_STATE_LABELS[release.state]}</Badge>
        {release.group_size > 0 && <small>{groupWords(release.group_size, people)}</small>}
        {release.state === 'withdrawn' && <small>{release.withdrawn_reason}</small>}
      </td>
      <td data-label="Открытия">
        {/* The count begins anew with every change of the area: of a version that serves nobody since, it says nothing. */}
        {isServing || release.counts.openings > 0 ? <VersionFailures counts={release.counts} /> : '—'}
      </td>
      <td data-label="Тяжёлая страница" data-num>
        <Weight release={release} budget={area.budget} />
      </td>
      <td data-label="Контракт" data-num>
        {release.contract}
        {!release.is_fitting && <small className={classes.bad}>не подходит оболочке</small>}
      </td>
      <td className={classes.act}>
        {!isForEverybody && (
          <Button
            size="sm"
            disabledReason={release.is_fitting ? undefined : 'Версия не подходит действующей оболочке'}
            onClick={() => {
              const isShared = release.state !== 'rollout' && area.active !== null && !isActive;
              onChoose({ version: release.version, reach: isShared ? 'share' : 'all' });
            }}
          >
            {release.state === 'rollout' ? 'Включить для всех' : 'Включить'}
          </Button>
        )}
      </td>
    </tr>
  );
}

/** The versions of one area, newest first; on a phone each becomes a block. */
export function VersionTable({ area, people, onChoose }: TableProps) {
  if (area.versions.length === 0) return <p className={classes.quiet}>Версий ещё нет</p>;
  return (
    <table className={classNames(classes.table, classes.versions)} aria-label={`Версии: ${area.title}`}>
      <thead>
        <tr>
          <th scope="col">Версия</th>
          <th scope="col">Состояние</th>
          <th scope="col">Открытия</th>
          <th scope="col">Тяжёлая страница</th>
          <th scope="col">Контракт</th>
          <th scope="col" aria-label="Действия" />
        </tr>
      </thead>
      <tbody>
        {area.versions.map((release) => (
          <VersionRow key={release.version} {...{ release, area, people, onChoose }} />
        ))}
      </tbody>
    </table>
  );
}
