import { availableParallelism, loadavg } from 'node:os';

/** What the run took place on; a load above the number of cores says that others disturbed it. */
export function machineLine() {
  const load = loadavg()[0].toFixed(1);
  return `Node ${process.versions.node}, ${availableParallelism()} cores, load ${load}`;
}
