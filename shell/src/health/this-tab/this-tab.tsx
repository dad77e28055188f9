import type { ReleasesStatus } from 'shared/contract/release/release-status';
import { formatNumber } from 'shared/format';
import { Badge, Section, type Tone } from 'shared/ui';

import { useAreaStates, type AreaState } from '../../areas/loading/area-states';
import { sourceInUse } from '../../releases/registry-news';
import { useSuite } from '../../suite';
import { AREA_STATE_LABELS } from './area-state.labels';
import classes from '../health.module.css';
import { loadedFiles } from './loaded-files';
import { kilobytes } from '../versions/people-words';
import { SharedSection } from './shared-section';

const TONES: Record<AreaState['status'], Tone> = {
  idle: 'neutral',
  loading: 'ink',
  ready: 'green',
  failed: 'red',
  quarantined: 'orange',
  refused: 'red',
};

function Loaded({ base }: { base: string }) {
  const { requests, bytes } = loadedFiles(base);
  if (requests === 0) return <span className={classes.quiet}>ничего</span>;
  return (
    <>
      {kilobytes(bytes)}
      <small>запросов {formatNumber(requests)}</small>
    </>
  );
}

/** What this tab runs, measured in it: versions, files, and the packages that shell and areas share. */
export function ThisTab({ releases }: { releases: ReleasesStatus | undefined }) {
  const { registry, states } = useSuite();
  const stateOf = useAreaStates(states);
  return (
    <>
      <Section title="Разделы" note="что загружено в этой вкладке">
        <table className={classes.table} aria-label="Разделы в этой вкладке">
          <thead>
            <tr>
              <th scope="col">Раздел</th>
              <th scope="col">Состояние</th>
              <th scope="col">Версия</th>
              <th scope="col">Прошлая</th>
              <th scope="col">Контракт</th>
              <th scope="col">Загрузка</th>
              <th scope="col">Файлы</th>
            </tr>
          </thead>
          <tbody>
            {registry.areas.map((area) => {
              const state = stateOf(area.definition.id);
              const source = sourceInUse(area, state);
              return (
                <tr key={area.definition.id}>
                  <th scope="row">
                    {area.definition.title}
                    <small>{area.definition.id}</small>
                  </th>
                  <td data-label="Состояние">
                    <Badge tone={TONES[state.status]}>
                      {state.isPrevious && state.status === 'ready'
                        ? 'Работает прошлая версия'
                        : AREA_STATE_LABELS[state.status]}
                    </Badge>
                    {state.error !== null && <small>запрос {state.error.requestId}</small>}
                  </td>
                  <td data-label="Версия" className={classes.version}>
                    {source.version}
                  </td>
                  <td data-label="Прошлая" className={classes.version}>
                    {area.previous?.version ?? '—'}
                  </td>
                  <td data-label="Контракт" data-num>
                    {area.definition.contract}
                  </td>
                  <td data-label="Загрузка" data-num>
                    {state.took === null ? '—' : `${formatNumber(state.took)} мс`}
                  </td>
                  <td data-label="Файлы" data-num>
                    <Loaded base={source.base} />
                  </td>
                </tr>
              );
            })}
            <tr>
              <th scope="row">
                Оболочка <small>shell</small>
              </th>
              <td data-label="Состояние">
                <Badge tone="green">{AREA_STATE_LABELS.ready}</Badge>
              </td>
              <td data-label="Версия" className={classes.version}>
                {registry.shell.version}
              </td>
              <td data-label="Прошлая">—</td>
              <td data-label="Контракт" data-num>
                {registry.contract}
              </td>
              <td data-label="Загрузка">—</td>
              <td data-label="Файлы" data-num>
                <Loaded base="/assets/" />
              </td>
            </tr>
          </tbody>
        </table>
      </Section>
      <SharedSection releases={releases} />
    </>
  );
}
