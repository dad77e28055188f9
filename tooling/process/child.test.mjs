import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ended, runQuietly, startChild, stopChild } from './child.mjs';
import { inPairs } from './in-pairs.mjs';

const node = (script) => ({ command: process.execPath, args: ['-e', script] });

// A parent that names its own child and lets itself be stopped at once, leaving the child behind.
const parent = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
  console.log(child.pid);
  setInterval(() => {}, 1000);
`;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

it('a command gives its exit code and all it printed on both outputs', async () => {
  const { code, output } = await runQuietly(
    node('console.log("out"); console.error("err"); process.exit(3)'),
  );
  expect(code).toBe(3);
  expect(output).toContain('out\n');
  expect(output).toContain('err\n');
});

it('a command that does not exist is no crash of the launcher', async () => {
  const { code, output } = await runQuietly({ command: 'no-such-command-anywhere', args: [] });
  expect(code).not.toBe(0);
  expect(output).toContain('ENOENT');
});

it('a child may finish what it does before it ends', async () => {
  const script =
    'process.on("SIGTERM", () => process.exit(7)); setInterval(() => {}, 1000); console.log("up")';
  const child = startChild({ ...node(script), stdio: ['ignore', 'pipe', 'inherit'] });
  const code = ended(child);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  await stopChild(child);
  expect(await code).toBe(7);
});

it('a child that ends after an interrupt is known to have been asked to', async () => {
  const script = `
    import { ended, startChild, stopOnInterrupt } from ${JSON.stringify(pathToFileURL(join(__dirname, 'child.mjs')).href)};
    const isStopping = stopOnInterrupt(() => 0);
    const child = startChild({ command: process.execPath, args: ['-e', 'setInterval(() => {}, 1000)'], stdio: 'ignore' });
    void ended(child).then(() => console.log(isStopping() ? 'asked' : 'fell'));
    console.log('up');
  `;
  const args = ['--input-type=module', '-e', script];
  const launcher = startChild({ command: process.execPath, args, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  const up = new Promise((resolve) =>
    launcher.stdout.on('data', (text) => {
      output += text;
      resolve(output);
    }),
  );
  const code = ended(launcher);
  await up;
  launcher.kill('SIGINT');
  expect(await code).toBe(0);
  expect(output).toContain('asked');
});

it('a stopped child leaves nothing it started behind', async () => {
  const child = startChild({ ...node(parent), stdio: ['ignore', 'pipe', 'inherit'] });
  const grandchild = await new Promise((resolve) =>
    child.stdout.once('data', (line) => resolve(Number(line))),
  );
  expect(isAlive(grandchild)).toBe(true);
  // Both write to the same pipe: it closes when the last of them is gone.
  const gone = new Promise((resolve) => child.stdout.once('close', resolve));
  await stopChild(child);
  await gone;
  expect(isAlive(child.pid)).toBe(false);
});

it('never more than two tasks run at once, and the results keep their order', async () => {
  let running = 0;
  let most = 0;
  const task = (result) => async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => process.nextTick(resolve));
    running -= 1;
    return result;
  };
  expect(await inPairs([1, 2, 3, 4, 5].map(task))).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});
