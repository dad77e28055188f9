import { buildable, buildStale } from '../build/build-stale.mjs';
import { install } from '../install/install.mjs';
import { Refusal } from '../process/refusal.mjs';
import { stopwatch } from '../process/seconds.mjs';
import { activatePublished } from './activate.mjs';
import { readArguments, wholeNumber } from '../process/arguments.mjs';
import { testBuild } from './build-trial.mjs';
import { figuresAgainst, figuresMarkdown, figuresText, USUAL_BUDGETS, writeSummary } from './figures.mjs';
import { packRelease, readReleaseFolder, requireVersion } from './release-folder.mjs';
import { requireToken, targetOf } from './target.mjs';

const USAGE = 'pnpm release publish РАЗДЕЛ [--version 1.4.0] [--activate [--percent N]] [--summary ФАЙЛ]';
const CHECK_USAGE = 'pnpm release check РАЗДЕЛ [--summary ФАЙЛ] [--offline]';

/** `release publish`: builds what is stale, tries it in the suite's shell, packs and uploads it. */
export async function publish({ root, args, env, say }) {
  const { words, values } = readArguments(args, {
    usage: USAGE,
    words: ['раздел'],
    options: {
      version: { type: 'string' },
      activate: { type: 'boolean' },
      percent: { type: 'string' },
      summary: { type: 'string' },
    },
  });
  const [name] = words;
  const percent = wholeNumber('percent', values.percent, { least: 1, most: 100 });
  if (percent !== undefined && !values.activate) {
    throw new Refusal(`Ключ --percent говорит, кому включить версию, и нужен вместе с --activate. ${USAGE}`);
  }
  if (values.version !== undefined) requireVersion(values.version);
  const target = targetOf(env);
  requireToken(target);
  const took = stopwatch();
  // Asked before the long work: a token of another area ends it here, and so does a version that is there.
  const { budget, active, versions } = await target.areaStatus(name);
  requireNew({ version: values.version, versions });
  const built = await prepare({ root, name, target, version: values.version, say });
  tellFigures({ built, budget, env, summary: values.summary, say });
  const { area, version } = built.release;
  const archive = packRelease(built);
  // A suite of an older version warns of nothing.
  const { warnings = [] } = await target.publish({ area, version, archive });
  say(`${area} ${version} выложен за ${took()}.`);
  for (const warning of warnings) say(`Обратите внимание: ${warning}`);
  if (values.activate) await activatePublished({ target, area, version, active, percent, say });
  else say(`Включить: pnpm release activate ${area} ${version}`);
}

function requireNew({ version, versions }) {
  if (!versions.some((known) => known.version === version)) return;
  throw new Refusal(
    `Версия ${version} уже опубликована, и заменить её нельзя. Увеличьте номер версии и повторите.`,
  );
}

/** `release check`: everything but the upload; `--offline` asks no suite and takes the workspace's own shell. */
export async function checkRelease({ root, args, env, say }) {
  const { words, values } = readArguments(args, {
    usage: CHECK_USAGE,
    words: ['раздел'],
    options: { summary: { type: 'string' }, offline: { type: 'boolean' } },
  });
  const target = values.offline || !env.RELEASE_URL ? null : targetOf(env);
  const [name] = words;
  const budget = await budgetOf({ name, target });
  const built = await prepare({ root, name, target, say });
  const isKept = tellFigures({ built, budget, env, summary: values.summary, say });
  if (!isKept) throw new Refusal('Сборка не укладывается в ограничения: см. таблицу выше.');
}

async function prepare({ root, name, target, version = undefined, say }) {
  await install({ root, say });
  const known = buildable(root).filter((one) => one === 'shell' || one.startsWith('mf-'));
  if (!known.includes(name)) throw new Refusal(`Нет такого раздела: ${name}. Есть: ${known.join(', ')}.`);
  // Without a suite to ask, its shell and its API are those of the workspace.
  const needed = target === null ? ['server', 'shell', name] : [name];
  await buildStale({ root, names: [...new Set(needed)], say });
  const built = readReleaseFolder(root, name);
  const conformance = await testBuild({ root, built, target, say });
  return { ...built, conformance, release: { ...built.release, version: version ?? built.release.version } };
}

function tellFigures({ built, budget, env, summary, say }) {
  const { release, conformance } = built;
  const lines = figuresAgainst({ figures: release.figures, budget });
  say(`${release.area} ${release.version}, сборка ${release.build_id}\n${figuresText(lines)}`);
  const tested = conformance === null ? null : `${conformance.routes.length} из ${conformance.routes.length}`;
  const { area, version } = release;
  writeSummary({
    markdown: figuresMarkdown({ area, version, conformance: tested, lines }),
    env,
    file: summary,
  });
  return lines.every(({ isKept }) => isKept);
}

async function budgetOf({ name, target }) {
  // Without a token the suite tells nobody its limits; the gate itself holds the build to them.
  if (target === null || target.token === '') return USUAL_BUDGETS[name === 'shell' ? 'shell' : 'area'];
  const { budget } = await target.areaStatus(name);
  return budget;
}
