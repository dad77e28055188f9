import { EXTENSIONS, type ExtensionName, type PermissionName, type SpecPermissionName } from './permissions';

type Held = ReadonlySet<PermissionName>;

const GIVERS = new Map<PermissionName, readonly SpecPermissionName[]>(
  EXTENSIONS.map(({ name, given_by }) => [name, given_by]),
);

/** Rights of the specification any of which gives the right anyway; none of one that belongs to the specification. */
export function giversOf(right: PermissionName): readonly SpecPermissionName[] {
  return GIVERS.get(right) ?? [];
}

/** Any of these lets their holder do what the right is for, the rights of the specification first. */
export function rightsFor(right: PermissionName): readonly PermissionName[] {
  return [...giversOf(right), right];
}

/** True when the rights let their holder do what the right is for, in some register at least. */
export function allows(held: Held, right: PermissionName): boolean {
  return held.has(right) || giversOf(right).some((giver) => held.has(giver));
}

/**
 * True when the rights hold a register's own right for a deed, or the extension that is for this deed alone; in a
 * register whose right does not give the extension, it opens nothing either.
 */
export function allowsWith(held: Held, extension: ExtensionName, own: PermissionName): boolean {
  return allows(held, own) || (held.has(extension) && giversOf(extension).some((giver) => giver === own));
}

/** True when holding the right as well would add nothing. */
export function includes(held: Held, right: PermissionName): boolean {
  const givers = giversOf(right);
  return held.has(right) || (givers.length > 0 && givers.every((giver) => held.has(giver)));
}
