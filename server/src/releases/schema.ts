import type { ColumnType, Generated } from 'kysely';
import type { AreaDefinition } from 'shared/contract/area/area';
import type { AreaRelease, ConformanceReport } from 'shared/contract/release/release';
import type { FailurePhase } from 'shared/contract/release/release-report';
import type { TokenPercent } from 'shared/contract/release/release-status';
import type { Moment, Optional, OptionalMoment } from '../platform/database/columns';

/** JSON that is read as an object and written as text. */
type Json<T> = ColumnType<T, string, string>;

export interface ReleasesTables {
  releases: {
    area: string;
    version: string;
    build_id: string;
    origin: 'bundled' | 'published';
    release: Json<AreaRelease>;
    /** Null of the shell. */
    definition: ColumnType<AreaDefinition | null, string | null, string | null>;
    conformance: ColumnType<ConformanceReport | null, string | null | undefined, string | null>;
    published_at: Moment;
    published_by: Optional<string>;
    withdrawn_at: OptionalMoment;
    withdrawn_reason: Optional<string>;
    last_active_at: OptionalMoment;
    files_removed_at: OptionalMoment;
  };
  release_channels: {
    area: string;
    active_version: string;
    previous_version: Optional<string>;
    rollout_version: Optional<string>;
    rollout_percent: Optional<number>;
    rollout_started_at: OptionalMoment;
    activated_at: Moment;
    /** True while the active version is the one a server brought with it and made active by itself. */
    is_automatic: Generated<boolean>;
  };
  release_registry: { id: Generated<number>; revision: number };
  release_openings: {
    area: string;
    version: string;
    opening: string;
    user_id: number;
    failure: Optional<FailurePhase>;
    route: Optional<string>;
    reported_at: Moment;
  };
  deploy_tokens: {
    id: Generated<number>;
    area: string;
    name: string;
    hash: Buffer;
    created_by_id: number;
    max_percent: Generated<TokenPercent>;
    created_at: Moment;
    expires_at: ColumnType<string, string | Date, string | Date>;
    last_used_at: OptionalMoment;
    revoked_at: OptionalMoment;
  };
  release_uploads: { area: string; version: string; upload: string; begun_at: Moment };
  release_previews: {
    id: Generated<number>;
    area: string;
    version: string;
    /** Whoever made it: the one or the other. */
    token_id: Optional<number>;
    user_id: Optional<number>;
    expires_at: ColumnType<string, string | Date, string | Date>;
    revoked_at: OptionalMoment;
  };
  release_compatibility: {
    area: string;
    version: string;
    shell_version: string;
    is_fitting: boolean;
    reason: Optional<string>;
    checked_at: Moment;
  };
  release_budgets: { area: string; bytes: number; requests: number };
}
