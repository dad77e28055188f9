import { residentBytes } from '../harness/server-under-test.mjs';

const EVERY_MS = 250;

/** Megabytes the process grew by at most while the work ran. */
export async function growthWhile(pid, work) {
  const before = residentBytes(pid);
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, residentBytes(pid));
  }, EVERY_MS);
  try {
    return { result: await work(), grown: (Math.max(most, residentBytes(pid)) - before) / 1024 / 1024 };
  } finally {
    clearInterval(timer);
  }
}
