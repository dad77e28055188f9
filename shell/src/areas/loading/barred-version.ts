import type { RegistryArea } from 'shared/contract/release/registry';

const keyOf = (area: RegistryArea) => `contracts.barred.${area.definition.id}`;

/** True when this version of the area has crashed in this tab and the last good one is opened at once. */
export const isBarred = (area: RegistryArea): boolean => sessionStorage.getItem(keyOf(area)) === area.version;

/** Keeps the tab off this version of the area. */
export function barVersion(area: RegistryArea): void {
  sessionStorage.setItem(keyOf(area), area.version);
}

/** Lets the tab try the version again when it is next loaded. */
export function admitVersion(area: RegistryArea): void {
  sessionStorage.removeItem(keyOf(area));
}
