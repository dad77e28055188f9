import { fileURLToPath } from 'node:url';
import { stopOnInterrupt } from '../process/child.mjs';
import { install } from '../install/install.mjs';
import { Refusal } from '../process/refusal.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const serving = ['start', 'dev', 'standalone'];
// These stand on packages, so in a bare checkout nothing of them can even be loaded.
const standingOnPackages = ['release', 'conformance', 'standalone', 'dev', 'new-area', 'pipelines'];

const functionOf = (command) => command.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

/** Runs one command of the launcher and leaves its exit code: a refusal is one sentence, all else a fault with its stack. */
export async function run(command, args) {
  // To stop a server is how its run ends well; anything else that is interrupted has not done its work.
  const isStopping = stopOnInterrupt((number) => (serving.includes(command) ? 0 : 128 + number));
  const say = (text) => console.log(text);
  try {
    if (standingOnPackages.includes(command)) await install({ root, say });
    const { [functionOf(command)]: act } = await import(`./${command}.mjs`);
    process.exitCode = (await act({ root, args, say })) ?? 0;
  } catch (error) {
    if (isStopping()) return;
    console.error(error instanceof Refusal ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
