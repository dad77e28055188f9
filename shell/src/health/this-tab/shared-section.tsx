import type { ReleasesStatus } from 'shared/contract/release/release-status';
import { Badge, Section, Strip } from 'shared/ui';

import { useSuite } from '../../suite';
import classes from '../health.module.css';
import { sourceInUse } from '../../releases/registry-news';
import { sharedPackages, twinPackages, type SharedPackage, type Twin } from './shared-packages';

/** The builds that have been loaded into this page, with the packages each carries. */
function useRunningBuilds(releases: ReleasesStatus | undefined) {
  const { registry, states } = useSuite();
  const bundledOf = (id: string, version: string) =>
    releases?.areas.find(({ area }) => area === id)?.versions.find((release) => release.version === version)
      ?.bundled ?? {};
  const areas = registry.areas.flatMap((area) => {
    const { id, title } = area.definition;
    const state = states.get(id);
    if (state.version === null) return [];
    return [{ title, bundled: bundledOf(id, sourceInUse(area, state).version) }];
  });
  return [{ title: 'Оболочка', bundled: bundledOf('shell', registry.shell.version) }, ...areas];
}

function Twins({ twins }: { twins: readonly Twin[] }) {
  if (twins.length === 0) return null;
  const isApart = twins.some(({ carriers }) => new Set(carriers.map(({ version }) => version)).size > 1);
  return (
    <Strip tone={isApart ? 'orange' : undefined}>
      <b>{isApart ? 'Загружены дважды, версии расходятся:' : 'Сборки несут сами, каждая свои части:'}</b>{' '}
      {twins
        .map(
          ({ name, carriers }) =>
            `${name} (${carriers.map(({ title, version }) => `${title} ${version}`).join(', ')})`,
        )
        .join('; ')}
    </Strip>
  );
}

function Drift({ loaded, offered }: SharedPackage) {
  if (loaded.length > 1) return <Badge tone="red">Два экземпляра</Badge>;
  if (offered.length > 1) return <Badge tone="orange">Версии расходятся</Badge>;
  if (loaded.length === 0) return <span className={classes.quiet}>не понадобился</span>;
  return <Badge tone="green">Один экземпляр</Badge>;
}

/** Drift and twins among the packages of the running page. */
export function SharedSection({ releases }: { releases: ReleasesStatus | undefined }) {
  const builds = useRunningBuilds(releases);
  const packages = sharedPackages();
  return (
    <Section title="Общие пакеты" note="измерено в этой вкладке">
      <div className={classes.stack}>
        <Twins twins={twinPackages(builds)} />
        {packages.length === 0 ? (
          <p className={classes.quiet}>Общих пакетов в этой вкладке не видно</p>
        ) : (
          <table className={classes.table} aria-label="Общие пакеты">
            <thead>
              <tr>
                <th scope="col">Пакет</th>
                <th scope="col">Состояние</th>
                <th scope="col">Загружена версия</th>
                <th scope="col">Предлагают</th>
                <th scope="col">Пользуются</th>
              </tr>
            </thead>
            <tbody>
              {packages.map((entry) => (
                <tr key={entry.name}>
                  <th scope="row" className={classes.version}>
                    {entry.name}
                  </th>
                  <td data-label="Состояние">
                    <Drift {...entry} />
                  </td>
                  <td data-label="Загружена" data-num>
                    {entry.loaded.join(', ') || '—'}
                  </td>
                  <td data-label="Предлагают" data-num>
                    {entry.offered.join(', ')}
                  </td>
                  <td data-label="Пользуются">{entry.users.join(', ') || '—'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Section>
  );
}
