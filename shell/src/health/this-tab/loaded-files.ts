export interface LoadedFiles {
  requests: number;
  /** Bytes on the wire, of what came from the browser's cache as well. */
  bytes: number;
}

/** What this page has really fetched from under an address; files of another origin show no bytes. */
export function loadedFiles(base: string): LoadedFiles {
  const from = new URL(base, window.location.href).href;
  const entries = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry.name.startsWith(from));
  return {
    requests: entries.length,
    bytes: entries.reduce((sum, entry) => sum + entry.encodedBodySize, 0),
  };
}
