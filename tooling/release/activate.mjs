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

/**
 * What `publish --activate` does after the upload: the version becomes current, unless a share of the people was asked for
 * and the area serves nobody yet. Nobody is left to take the rest then, and who gets a whole new area is a person's
 * decision; `active` is the version that served everybody before the upload, null when none did.
 */
export async function activatePublished({ target, area, version, active, percent, say }) {
  const isShare = percent !== undefined && percent < 100;
  if (active !== null || !isShare) return activateVersion({ target, area, version, percent, say });
  say(
    `Раздел ${area} ещё ни для кого не включён, и доли у его первой версии нет. ` +
      'Включить её сразу для всех может администратор на странице «Состояние разделов».',
  );
}
