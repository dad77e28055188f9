import type { AreaDefinition } from '../contract/area/area';

/** Marks the plain data of an `area.ts`; the build reads it without running the area's code. */
export function defineArea(definition: AreaDefinition): AreaDefinition {
  return definition;
}
