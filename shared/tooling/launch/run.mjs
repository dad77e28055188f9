import { fileURLToPath } from 'node:url';
import { stopOnInterrupt } from './child.mjs';
import { Refusal } from './refusal.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');
const serving = ['start', 'dev', 'standalone'];

const functionOf = (command) => command.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

/** Runs one command of the launcher and leaves its exit code: a refusal is one sentence, all else a fault with its stack. */
export async function run(command, args) {
  // To stop a server is how its run ends well; anything else that is interrupted has not done its work.
  stopOnInterrupt((number) => (serving.includes(command) ? 0 : 128 + number));
  try {
    const { [functionOf(command)]: act } = await import(`./${command}.mjs`);
    process.exitCode = (await act({ root, args, say: (text) => console.log(text) })) ?? 0;
  } catch (error) {
    console.error(error instanceof Refusal ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
