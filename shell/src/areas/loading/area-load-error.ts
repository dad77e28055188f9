import { newId } from 'shared/contract/new-id';
import type { RegistryArea } from 'shared/contract/release/registry';

export type AreaLoadPhase = 'entry' | 'page' | 'timeout';

/** An area whose code did not come, after every attempt. */
export class AreaLoadError extends Error {
  override readonly name = 'AreaLoadError';
  readonly area: string;
  readonly title: string;
  readonly version: string;
  readonly phase: AreaLoadPhase;
  /** Names this failure in the console and in a message to support. */
  readonly requestId: string;

  constructor(area: RegistryArea, phase: AreaLoadPhase, cause: unknown) {
    super(`${area.definition.id} ${area.version} did not load (${phase})`, { cause });
    this.area = area.definition.id;
    this.title = area.definition.title;
    this.version = area.version;
    this.phase = phase;
    this.requestId = newId().slice(0, 8);
  }
}
