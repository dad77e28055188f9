import { readArguments, wholeNumber } from '../process/arguments.mjs';
import { requireVersion } from './release-folder.mjs';
import { requireToken, targetOf } from './target.mjs';

const USAGE = 'pnpm release activate РАЗДЕЛ ВЕРСИЯ [--percent N]';

/** `release activate`: the version becomes current, for everybody or for a share of the employees. */
export async function activate({ args, env, say }) {
  const { words, values } = readArguments(args, {
    usage: USAGE,
    words: ['раздел', 'версия'],
    options: { percent: { type: 'string' } },
  });
  const [area, version] = words;
  requireVersion(version);
  const percent = wholeNumber('percent', values.percent, { least: 1, most: 100 });
  const target = targetOf(env);
  requireToken(target);
  await activateVersion({ target, area, version, percent, say });
}

/** Asks the suite to make a version current and says for whom it did. */
export async function activateVersion({ target, area, version, percent, say }) {
  await target.activate(area, { version, ...(percent !== undefined && { percent }) });
  const share = percent === undefined || percent === 100 ? 'для всех' : `для ${percent} % сотрудников`;
  say(`${area} ${version} включён ${share}.`);
}
