import { PageHeader, usePageTitle } from 'shared/area';
import { CONTRACT_VERSION } from 'shared/contract/contract-version';
import { formatNumber } from 'shared/format';
import { Badge, type Tone } from 'shared/ui';

import { useSuite } from '../suite';
import { useAreaStates, type AreaState } from './area-states';
import classes from './health.module.css';
import { healthRoute } from './health-route';
import { AREA_STATE_LABELS } from './area-state.labels';

const TONES: Record<AreaState['status'], Tone> = {
  idle: 'neutral',
  loading: 'ink',
  ready: 'green',
  failed: 'red',
  quarantined: 'orange',
  refused: 'red',
};

/** Which areas this tab runs: versions, contract, and what went wrong with each. */
export default function HealthPage() {
  const { registry, states } = useSuite();
  const stateOf = useAreaStates(states);
  usePageTitle(healthRoute.title);
  return (
    <>
      <PageHeader>
        <h1 className={classes.title}>{healthRoute.title}</h1>
        <span className={classes.note}>
          оболочка {registry.shell.version}, контракт {CONTRACT_VERSION}
        </span>
      </PageHeader>
      <div className={classes.scroll} role="region" aria-label="Таблица разделов" tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Раздел</th>
              <th scope="col">Состояние</th>
              <th scope="col">Версия</th>
              <th scope="col">Прошлая версия</th>
              <th scope="col">Контракт</th>
              <th scope="col">Загрузка</th>
            </tr>
          </thead>
          <tbody>
            {registry.areas.map((area) => {
              const state = stateOf(area.definition.id);
              return (
                <tr key={area.definition.id}>
                  <th scope="row">
                    {area.definition.title}
                    <small>{area.definition.id}</small>
                  </th>
                  <td>
                    <Badge tone={TONES[state.status]}>
                      {state.isPrevious && state.status === 'ready'
                        ? 'Работает прошлая версия'
                        : AREA_STATE_LABELS[state.status]}
                    </Badge>
                    {state.error !== null && <small>запрос {state.error.requestId}</small>}
                  </td>
                  <td data-num>{state.version ?? area.version}</td>
                  <td data-num>{area.previous?.version ?? '—'}</td>
                  <td data-num>{area.definition.contract}</td>
                  <td data-num>{state.took === null ? '—' : `${formatNumber(state.took)} мс`}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}
