/** Version of the contract between shell and area: what the shell provides and what an area gives. Semver. */
export const CONTRACT_VERSION = '2.9.0';

/** True when the shell's contract satisfies the caret range an area was built for (`^1.2.0`). */
export function satisfiesContract(range: string, version: string = CONTRACT_VERSION): boolean {
  const wanted = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(range);
  const given = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  if (!wanted || !given) return false;
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = wanted.slice(1).map(Number);
  const [major = 0, minor = 0, patch = 0] = given.slice(1).map(Number);
  return major === wantedMajor && (minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch));
}
