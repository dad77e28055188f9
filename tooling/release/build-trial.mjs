import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApiSamples } from '../conformance/api-samples.mjs';
import { builtApiDocument } from '../conformance/api-document.mjs';
import { failureLines } from '../conformance/route-verdict.mjs';
import { openTrials } from '../conformance/trial.mjs';
import { activeArea, builtArea } from '../conformance/tried-area.mjs';
import { builtShell, suiteShell } from '../conformance/tried-shell.mjs';
import { unknownRights } from '../conformance/unknown-rights.mjs';
import { Refusal } from '../process/refusal.mjs';
import { readData } from '../read-area.mjs';
import { stopwatch } from '../process/seconds.mjs';

/**
 * Tries a build as it will be used: an area in the suite's active shell, a shell with every active area. Gives the
 * conformance report (null of a shell); refuses with the pages that failed.
 */
export async function testBuild({ root, built, target, say }) {
  return built.release.area === 'shell'
    ? testShell({ root, built, target, say })
    : testArea({ root, built, shell: await shellFor({ root, target }), target, say });
}

/** The shell an area is tried in: the suite's active one, or the one built in the workspace or in a named folder. */
export async function shellFor({ root, target, dist = undefined }) {
  if (dist !== undefined) return builtShell(dist);
  if (target === null) return builtShell(join(root, 'shell', 'dist'));
  return suiteShell(target, join(root, '.cache', 'conformance'));
}

/** Opens every page of the built area in the shell, unless the report that lies there says it was done for both. */
export async function testArea({ root, built, shell, target, say, isForced = false }) {
  const { release, conformance, folder } = built;
  requireContract({ root, release, shell });
  requireRights({ root, definition: built.definition });
  if (!isForced && isReportOf({ report: conformance, release, shell })) return conformance;
  const took = stopwatch();
  const api = apiOf({ root, target });
  const trials = await openTrials({ root, say });
  try {
    const report = await trials.tryArea({ shell, area: builtArea(built), api: await api });
    writeFileSync(join(folder, 'conformance.json'), JSON.stringify(report, null, 2));
    requirePassed({ report, area: release.area, shell });
    say(
      `Страницы ${release.area} в оболочке ${shell.version}: ${report.routes.length}, все открылись, ${took()}.`,
    );
    return report;
  } finally {
    await trials.close();
  }
}

/** The shell would show no page of an area that was built for another contract, so none is opened. */
function requireContract({ root, release, shell }) {
  const { satisfiesContract } = readData(
    join(root, 'shared', 'src', 'contract', 'area', 'contract-version.ts'),
  );
  if (satisfiesContract(release.contract, shell.contract)) return;
  throw new Refusal(
    `Разделу ${release.area} нужен контракт ${release.contract}, а оболочка ${shell.version} даёт ${shell.contract}. ` +
      'Соберите раздел под контракт этой оболочки или дождитесь, пока выйдет новая.',
  );
}

/** A right that does not exist is held by nobody, so its pages would only be seen to lead away. */
function requireRights({ root, definition }) {
  const file = join(root, 'shared', 'src', 'contract', 'access', 'permissions.ts');
  const labels = readData(file).ALL_PERMISSIONS.map(({ name_translate: label }) => label);
  const unknown = unknownRights(definition, labels);
  if (unknown.length === 0) return;
  throw new Refusal(
    `Таких прав в справочнике нет: ${unknown.map((label) => `«${label}»`).join(', ')}. ` +
      'Возьмите для area.ts названия из shared/contract/access/permissions.',
  );
}

function isReportOf({ report, release, shell }) {
  return (
    report !== null &&
    report.build_id === release.build_id &&
    report.shell.version === shell.version &&
    report.shell.contract === shell.contract &&
    failureLines(report).length === 0
  );
}

async function testShell({ root, built, target, say }) {
  if (target === null) {
    say('Разделы в новой оболочке не проверены: для этого нужен адрес в RELEASE_URL.');
    return null;
  }
  const took = stopwatch();
  const shell = builtShell(built.folder);
  const { areas } = await target.registry();
  const api = apiOf({ root, target });
  const trials = await openTrials({ root, say });
  try {
    for (const entry of areas) {
      const report = await trials.tryArea({ shell, area: activeArea(target, entry), api: await api });
      requirePassed({ report, area: `${entry.definition.id} ${entry.version}`, shell });
    }
    say(`Разделов в новой оболочке: ${areas.length}, все страницы открылись, ${took()}.`);
    return null;
  } finally {
    await trials.close();
  }
}

async function apiOf({ root, target }) {
  const document =
    target === null ? await builtApiDocument(root) : await target.document('/api/openapi.json');
  return createApiSamples(document);
}

function requirePassed({ report, area, shell }) {
  const failures = failureLines(report);
  if (failures.length === 0) return;
  throw new Refusal(
    `В оболочке ${shell.version} не прошли проверку страницы ${area}: ${failures.length} из ${report.routes.length}.\n` +
      failures.map((line) => `  ✗ ${line}`).join('\n'),
  );
}
