import { readArguments, wholeNumber } from '../process/arguments.mjs';
import { requireVersion } from './release-folder.mjs';
import { momentText } from './status-rows.mjs';
import { requireToken, targetOf } from './target.mjs';

const USAGE = 'pnpm release preview РАЗДЕЛ ВЕРСИЯ [--hours N]';

/** `release preview`: a signed link that opens the version in one tab until it expires. */
export async function preview({ args, env, say }) {
  const { words, values } = readArguments(args, {
    usage: USAGE,
    words: ['раздел', 'версия'],
    options: { hours: { type: 'string' } },
  });
  const [area, version] = words;
  requireVersion(version);
  const hours = wholeNumber('hours', values.hours, { least: 1, most: 168 });
  const target = targetOf(env);
  requireToken(target);
  const link = await target.preview(area, { version, ...(hours !== undefined && { hours }) });
  say(`${new URL(link.url, target.url).href}\nСсылка действует до ${momentText(link.expires_at)}.`);
}
