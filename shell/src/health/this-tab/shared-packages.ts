/** One version of a package in the scope that the federation shares. */
interface Offered {
  from?: string;
  useIn?: readonly string[];
  loaded?: unknown;
  lib?: unknown;
}
type Scope = Readonly<Record<string, Readonly<Record<string, Offered>>>>;
interface Federation {
  __INSTANCES__?: readonly { shareScopeMap?: Readonly<Record<string, Scope>> }[];
}

export interface SharedPackage {
  name: string;
  /** Versions that somebody has brought. */
  offered: readonly string[];
  /** Versions that run in this page; two of them are drift. */
  loaded: readonly string[];
  /** Who uses it. */
  users: readonly string[];
}

const isLoaded = (version: Offered) => version.loaded === true || version.lib !== undefined;
const sorted = (values: Iterable<string>) => [...new Set(values)].sort();

/** What the running page shares between shell and areas, measured in the federation's own scope. */
export function sharedPackages(page: object = globalThis): SharedPackage[] {
  const { __FEDERATION__: federation } = page as { __FEDERATION__?: Federation };
  const scopes = (federation?.__INSTANCES__ ?? []).flatMap(({ shareScopeMap }) =>
    Object.values(shareScopeMap ?? {}),
  );
  return sorted(scopes.flatMap((scope) => Object.keys(scope))).map((name) => {
    const versions = scopes.flatMap((scope) => Object.entries(scope[name] ?? {}));
    return {
      name,
      offered: sorted(versions.map(([version]) => version)),
      loaded: sorted(versions.filter(([, offered]) => isLoaded(offered)).map(([version]) => version)),
      users: sorted(versions.flatMap(([, { useIn }]) => useIn ?? [])),
    };
  });
}

export interface Twin {
  name: string;
  /** Who carries it, and in which version. */
  carriers: readonly { title: string; version: string }[];
}

/** Each build has a loader of its own, made of these. */
const LOADER = /^@module-federation\//;

/** Packages that two of the builds running in this page carry each for itself, be it in parts. */
export function twinPackages(
  builds: readonly { title: string; bundled: Readonly<Record<string, string>> }[],
): Twin[] {
  const names = sorted(builds.flatMap(({ bundled }) => Object.keys(bundled)));
  return names
    .map((name) => ({
      name,
      carriers: builds.flatMap(({ title, bundled }) => {
        const version = Object.hasOwn(bundled, name) ? bundled[name] : undefined;
        return version === undefined ? [] : [{ title, version }];
      }),
    }))
    .filter(({ name, carriers }) => carriers.length > 1 && !LOADER.test(name));
}
