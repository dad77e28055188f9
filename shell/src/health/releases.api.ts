import type { ReleaseBudget } from 'shared/contract/release/release';
import type {
  CreatedDeployToken,
  TokenPercent,
  DeployToken,
  ReleasesStatus,
} from 'shared/contract/release/release-status';
import { http } from 'shared/http';

/** How every area and the shell stand. */
export async function getReleases(signal: AbortSignal): Promise<ReleasesStatus> {
  return (await http.get<ReleasesStatus>('/api/releases', { signal })).data;
}

export interface ActivationInput {
  area: string;
  version: string;
  /** Left out for everybody. */
  percent?: number;
}

/** Makes a version current, for everybody or for a share; 409 or 422 when it does not fit what runs now. */
export async function activateRelease({ area, ...input }: ActivationInput): Promise<void> {
  await http.post(`/api/releases/${area}/activate`, input);
}

/** Ends a rollout, or goes back to the version before; 409 when there is none. */
export async function rollBackRelease(input: { area: string; reason?: string }): Promise<void> {
  const { area, ...body } = input;
  await http.post(`/api/releases/${area}/rollback`, body);
}

export interface BudgetInput extends ReleaseBudget {
  area: string;
}

/** Sets what the next versions of an area must not exceed; 422 under `bytes` or `requests` when out of bounds. */
export async function updateBudget({ area, ...budget }: BudgetInput): Promise<void> {
  await http.put(`/api/releases/${area}/budget`, budget);
}

/** The rights to publish that are in force. */
export async function findDeployTokens(signal: AbortSignal): Promise<DeployToken[]> {
  return (await http.get<{ data: DeployToken[] }>('/api/deploy-tokens', { signal })).data.data;
}

export interface TokenInput {
  area: string;
  name: string;
  days: number;
  max_percent: TokenPercent;
}

/** Makes a right to publish one area; its text is in this answer alone. */
export async function createDeployToken(input: TokenInput): Promise<CreatedDeployToken> {
  return (await http.post<CreatedDeployToken>('/api/deploy-tokens', input)).data;
}

/** Takes the right away; what was published with it stays. */
export async function revokeDeployToken(id: number): Promise<void> {
  await http.delete(`/api/deploy-tokens/${String(id)}`);
}
