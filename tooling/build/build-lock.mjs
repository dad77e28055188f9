import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const retryMs = 200;

/** Runs `work` while no other launcher builds in this checkout; waits for one that does, but not for one that died. */
export async function withBuildLock({ root, say, work }) {
  const lock = join(root, '.cache', 'build.lock');
  mkdirSync(dirname(lock), { recursive: true });
  let isTold = false;
  while (!take(lock)) {
    if (!isTold) say('В этой папке уже идёт другая сборка, ожидание…');
    isTold = true;
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isHeld(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function isHeld(lock) {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch (error) {
    // EPERM: the process lives, under another user. Anything else: it is gone, or has just let the lock go.
    return error.code === 'EPERM';
  }
}
