import type { Registry } from 'shared/contract/release/registry';

declare global {
  /** What the registry promises of a script or style sheet: its `integrity` attribute, if it promises anything. */
  var contractsIntegrity: ((url: string) => string | undefined) | undefined;
}

const absolute = (url: string) => new URL(url, window.location.href).href;

/** Lets whoever loads a file of the suite ask what the registry promises of it; the build's loaders do. */
export function provideIntegrity({ shell, areas }: Registry): void {
  const sources = [
    { base: '/', integrity: shell.integrity },
    ...areas.flatMap((area) => (area.previous === null ? [area] : [area, area.previous])),
  ];
  globalThis.contractsIntegrity = (url) => {
    const wanted = absolute(url);
    for (const { base, integrity } of sources) {
      const folder = absolute(base);
      const promised = wanted.startsWith(folder) && integrity[wanted.slice(folder.length)];
      if (promised) return promised;
    }
    return undefined;
  };
}
