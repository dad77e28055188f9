import { readFileSync } from 'node:fs';

const checkMs = 1000;
const shells = ['sh', 'dash', 'bash', 'ash'];

/**
 * Calls `whenGone` once npm, which started this process, is no more. Killed outright, npm passes nothing on: its
 * child is handed to another parent and would serve on unseen. Started otherwise, nothing is watched.
 */
export function watchNpm(whenGone) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const before = lineage();
  const watch = setInterval(() => {
    if (lineage() === before) return;
    clearInterval(watch);
    whenGone();
  }, checkMs);
  watch.unref();
}

// npm stands directly above, or with a shell between that does not hand its place over.
function lineage() {
  const parent = process.ppid;
  try {
    const [, name, ppid] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, 'utf8'));
    return shells.includes(name) ? `${parent} ${ppid}` : `${parent}`;
  } catch {
    // No /proc on this system; there its shell hands its place over.
    return `${parent}`;
  }
}
