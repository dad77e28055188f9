import { satisfiesContract } from 'shared/contract/area/contract-version';
import { FAILURE_PHASES } from 'shared/contract/release/release-report';
import type { OpeningCounts, ReleaseState, ReleaseSummary } from 'shared/contract/release/release-status';
import { SHELL } from 'shared/contract/release/release';
import type { Channel } from '../channel.repository';
import type { ReleaseRow } from '../release.repository';
import { type GroupSizes } from './group-sizes';
import type { CountedVersion } from '../verdict/release-status.repository';

const NO_OPENINGS: OpeningCounts = { openings: 0, people: 0, failed: 0, failed_people: 0, phases: [] };

function countsView(counted: CountedVersion | undefined): OpeningCounts {
  if (counted === undefined) return NO_OPENINGS;
  const { openings, people, failed, failed_people, phases } = counted;
  const named = FAILURE_PHASES.map((phase) => ({ phase, count: phases[phase] ?? 0 }));
  return { openings, people, failed, failed_people, phases: named.filter(({ count }) => count > 0) };
}

/** What the version is to people now. */
export function stateOf(
  row: Pick<ReleaseRow, 'version' | 'withdrawn_at'>,
  channel: Channel | null,
): ReleaseState {
  if (row.version === channel?.active_version) return 'active';
  if (row.version === channel?.rollout_version) return 'rollout';
  if (row.withdrawn_at !== null) return 'withdrawn';
  return row.version === channel?.previous_version ? 'previous' : 'available';
}

function groupSizeOf(state: ReleaseState, sizes: GroupSizes): number {
  if (state === 'active') return sizes.active;
  return state === 'rollout' ? sizes.rollout : 0;
}

export interface SummaryContext {
  channel: Channel | null;
  sizes: GroupSizes;
  counted: CountedVersion | undefined;
  /** The contract of the active shell. */
  shellContract: string;
}

/** A release as the page of the areas' health shows it. */
export function releaseSummaryView(row: ReleaseRow, context: SummaryContext): ReleaseSummary {
  const { channel, sizes, counted, shellContract } = context;
  const { release } = row;
  const state = stateOf(row, channel);
  return {
    version: row.version,
    build_id: row.build_id,
    state,
    origin: row.origin,
    contract: release.contract,
    is_fitting: row.area === SHELL || satisfiesContract(release.contract, shellContract),
    shared: release.shared,
    bundled: release.bundled,
    figures: release.figures,
    size: release.files.reduce((sum, file) => sum + file.size, 0),
    published_at: row.published_at,
    published_by: row.published_by,
    last_active_at: row.last_active_at,
    withdrawn_at: row.withdrawn_at,
    withdrawn_reason: row.withdrawn_reason,
    group_size: groupSizeOf(state, sizes),
    counts: countsView(counted),
  };
}
