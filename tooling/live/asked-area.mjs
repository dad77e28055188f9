import { packagesWith } from '../checkout/workspace.mjs';
import { readArguments } from '../process/arguments.mjs';
import { requirePort } from '../process/port.mjs';
import { Refusal } from '../process/refusal.mjs';

/**
 * The area a command is asked to work on, the address given with it, and the free port it will answer at; refuses an
 * area that has no such file.
 */
export async function askedArea({ root, args, usage, file, option }) {
  const { words, values } = readArguments(args, {
    usage,
    words: ['раздел'],
    options: { [option]: { type: 'string' } },
  });
  const [name] = words;
  const areas = packagesWith(root, file);
  if (!areas.includes(name)) throw new Refusal(`Нет такого раздела: ${name}. Есть: ${areas.join(', ')}.`);
  const port = process.env.PORT || 8080;
  await requirePort({ name: 'PORT', value: port });
  return { name, port: Number(port), address: values[option] };
}
