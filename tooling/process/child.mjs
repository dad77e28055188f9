import { spawn } from 'node:child_process';

const isWindows = process.platform === 'win32';
const living = new Set();

// Children lead their own groups, so a Ctrl-C in the terminal reaches the launcher alone, and it decides.
process.on('exit', () => {
  for (const child of living) signal(child, 'SIGKILL');
});

/** Starts a child that dies with the launcher, whatever the launcher dies of, if it heeds a closed IPC channel. */
export function startChild({ command, args, cwd = process.cwd(), env = {}, stdio }) {
  const child = spawn(command, args, {
    cwd,
    stdio,
    env: { ...process.env, ...env },
    detached: !isWindows,
    windowsHide: true,
  });
  living.add(child);
  const forget = () => living.delete(child);
  child.once('exit', forget).once('error', forget);
  return child;
}

/** Sends a signal to a child and to everything it started; a child already gone is no error. */
export function signal(child, name) {
  if (!child.pid) return;
  try {
    if (isWindows) child.kill(name);
    else process.kill(-child.pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Waits for a child to end: its exit code, 127 when it could not be started at all. */
export function ended(child) {
  return new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (code, signalName) => resolve(code ?? (signalName ? 1 : 0)));
  });
}

/** Runs a command to its end, or until what it printed is hopeless, and gives its exit code with all that it printed. */
export async function runQuietly({
  command,
  args,
  cwd = process.cwd(),
  env = {},
  isHopeless = (_output) => false,
}) {
  const child = startChild({ command, args, cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const collect = (chunk) => {
    output += chunk;
    if (isHopeless(output)) signal(child, 'SIGKILL');
  };
  child.stdout.setEncoding('utf8').on('data', collect);
  child.stderr.setEncoding('utf8').on('data', collect);
  child.once('error', (error) => collect(error.message));
  return { code: await ended(child), output };
}

const graceMs = 60_000;

/**
 * Makes an interrupt stop every child first: asked gently and waited for, then, with all it started, by force.
 * A second interrupt does not wait. `exitCode` tells what to leave with, by the signal's number. Gives the answer to
 * whether it was interrupted: what fails from then on fails because it was asked to stop.
 */
export function stopOnInterrupt(exitCode) {
  const numbers = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };
  let isStopping = false;
  for (const [name, number] of Object.entries(numbers)) {
    process.on(name, () => {
      if (isStopping) process.exit(exitCode(number));
      isStopping = true;
      // Ends the process itself; nothing is left to await the promise.
      void stopChildren().then(() => process.exit(exitCode(number)));
    });
  }
  return () => isStopping;
}

async function stopChildren() {
  const children = [...living];
  await Promise.all(children.map(stopChild));
}

/** Stops one child: gently, so that it can finish what it does, and by force with its whole group after a minute. */
export async function stopChild(child) {
  if (living.has(child)) {
    // Its own end, not that of its output, which whatever it started may hold open.
    const gone = new Promise((resolve) => child.once('exit', resolve));
    const timer = setTimeout(() => signal(child, 'SIGKILL'), graceMs);
    askToStop(child);
    await gone;
    clearTimeout(timer);
  }
  // Whoever outlived its parent in the group, such as a worker that hangs.
  signal(child, 'SIGKILL');
}

function askToStop(child) {
  // Windows has no gentle signal: there a closed channel is the request, where the child has one.
  if (isWindows && child.connected) child.disconnect();
  else child.kill('SIGTERM');
}
