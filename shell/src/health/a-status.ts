import {
  releasesStatus,
  type AreaStatus,
  type ReleasesStatus,
  type ReleaseSummary,
} from 'shared/contract/release/release-status';

/** A published version as the status names it; without a change one that nobody has yet. */
export function aVersion(version: string, change: Partial<ReleaseSummary> = {}): ReleaseSummary {
  return {
    version,
    build_id: '0123456789',
    state: 'available',
    origin: 'published',
    contract: '^2.0.0',
    is_fitting: true,
    shared: {},
    bundled: {},
    figures: { bytes: 26_100, requests: 5, duplicates: [] },
    size: 120_000,
    published_at: '2026-11-20T11:00:00.000Z',
    published_by: 'Конвейер предложений',
    last_active_at: null,
    withdrawn_at: null,
    withdrawn_reason: null,
    group_size: 0,
    counts: { openings: 0, people: 0, failed: 0, failed_people: 0, phases: [] },
    ...change,
  };
}

/** An area as the status names it; without a change the offers, with one version for everybody. */
export function anAreaStatus(change: Partial<AreaStatus> = {}): AreaStatus {
  return {
    area: 'mf-offers',
    title: 'Предложения',
    active: '1.4.0',
    previous: null,
    rollout: null,
    budget: { bytes: 40_000, requests: 8 },
    versions: [aVersion('1.4.0', { state: 'active', group_size: 40 })],
    ...change,
  };
}

/** The answer of the server about all areas. */
export function aStatus(areas: AreaStatus[], change: Partial<ReleasesStatus> = {}): ReleasesStatus {
  return releasesStatus.parse({
    revision: 1,
    shell: { version: '1.0.0', contract: '1.0.0' },
    people: 40,
    areas,
    compatibility: [],
    ...change,
  });
}
