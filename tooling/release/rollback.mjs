import { readArguments } from '../process/arguments.mjs';
import { requireToken, targetOf } from './target.mjs';

const USAGE = 'pnpm release rollback РАЗДЕЛ [--reason ТЕКСТ]';

/** `release rollback`: ends a rollout, or returns everybody to the version before. */
export async function rollback({ args, env, say }) {
  const { words, values } = readArguments(args, {
    usage: USAGE,
    words: ['раздел'],
    options: { reason: { type: 'string' } },
  });
  const [area] = words;
  const target = targetOf(env);
  requireToken(target);
  await target.rollback(area, values.reason === undefined ? {} : { reason: values.reason });
  const { active } = await target.areaStatus(area);
  say(`${area}: сейчас у всех версия ${active}.`);
}
