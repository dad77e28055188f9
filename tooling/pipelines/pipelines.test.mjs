import { join } from 'node:path';
import { parse } from 'yaml';
import { runQuietly } from '../process/child.mjs';
import { tempTree } from '../checkout/temp-tree.mjs';
import { manifestOf, packagesOf } from '../checkout/workspace.mjs';
import { describedPipelines } from './description.mjs';
import { gitlabFaults } from './gitlab-faults.mjs';
import { affectedPipelines } from './package-graph.mjs';
import { driftOf, pipelineFiles } from './pipeline-files.mjs';
import { runsOf, spokenOf } from './pipeline-runs.mjs';

const root = join(__dirname, '../..');
const areas = packagesOf(root).filter((name) => name.startsWith('mf-'));
const files = pipelineFiles(root);

describe('a change starts the pipelines of what it concerns', () => {
  it.each([
    ['an area: its own alone', ['mf-offers/src/list/offers.page.tsx'], ['mf-offers']],
    [
      'a door of shared: every browser package, and the journeys',
      ['shared/src/ui/button.tsx'],
      [...areas, 'shell', 'e2e', 'shared', 'tooling'],
    ],
    [
      'the contract: the server too',
      ['shared/src/contract/area/area.ts'],
      [...areas, 'shell', 'server', 'e2e', 'shared', 'tooling'],
    ],
    [
      'the formats: the server too, whose letters and exports are written with them',
      ['shared/src/format/date.ts'],
      [...areas, 'shell', 'server', 'e2e', 'shared', 'tooling'],
    ],
    ['the shell: itself and the journeys', ['shell/src/main.tsx'], ['shell', 'e2e']],
    ['the server: itself and the journeys', ['server/src/app.ts'], ['server', 'e2e']],
    ['the journeys: themselves', ['e2e/src/login.spec.ts'], ['e2e']],
    [
      'the proxy: the journeys through it, and the tooling that reads what is shipped',
      ['deploy/nginx/contracts.conf.template'],
      ['e2e', 'tooling'],
    ],
    [
      'a preset: whoever is built with it',
      ['tooling/webpack.mjs'],
      [...areas, 'shell', 'server', 'e2e', 'shared', 'tooling', 'bench'],
    ],
    ['the launcher: no release', ['tooling/launch/start.mjs'], ['e2e', 'tooling', 'bench']],
    ['a measurement: itself', ['bench/start/start.mjs'], ['bench']],
    [
      'the lockfile: everybody',
      ['pnpm-lock.yaml'],
      [...areas, 'shell', 'server', 'e2e', 'shared', 'tooling', 'bench'],
    ],
    ['a decision that is written down: nobody', ['docs/adr/0001-share-doors-not-libraries.md'], []],
    ['the README, which a test reads: the tooling', ['README.md'], ['tooling']],
    ['the pages that tests read: the tooling', ['docs/operations.md'], ['tooling']],
    ['two areas: both', ['mf-offers/src/area.ts', 'mf-handbooks/src/area.ts'], ['mf-handbooks', 'mf-offers']],
    ['a pipeline: itself', ['.gitlab/mf-offers.yml'], ['mf-offers']],
  ])('%s', (_, changed, started) => {
    expect(affectedPipelines({ root, files: changed }).sort()).toEqual([...started].sort());
  });
});

describe('the pipelines of both services', () => {
  const described = describedPipelines(root);

  it('are there for every package, and as described', () => {
    expect(driftOf(root)).toEqual([]);
    expect(described.map(({ name }) => name).sort()).toEqual(
      [...areas, 'bench', 'e2e', 'server', 'shared', 'shell', 'tooling'].sort(),
    );
  });

  it.each(areas)('%s: run the same commands on the same files', (name) => {
    const github = parse(files.get(`.github/workflows/${name}.yml`));
    const gitlab = parse(files.get(`.gitlab/${name}.yml`));
    for (const [id, job] of Object.entries(github.jobs)) {
      const commands = job.steps
        .filter((step) => step.run && step.name !== 'install')
        .map((step) => step.run);
      expect(gitlab[`${name} ${id}`].script).toEqual(commands);
    }
    expect(Object.keys(gitlab)).toHaveLength(Object.keys(github.jobs).length);
    expect(gitlab[`${name} check`].rules[0].changes.paths).toEqual(github.on.pull_request.paths);
  });

  it('test an area in the active shell and in the next one, and publish it from the main branch alone', () => {
    const { jobs } = parse(files.get('.github/workflows/mf-offers.yml'));
    expect(jobs.fit.strategy.matrix.AGAINST).toEqual(['active', 'next']);
    expect(jobs.publish).toMatchObject({ needs: ['check', 'fit'], if: "github.event_name == 'push'" });
    expect(jobs.publish.env.RELEASE_TOKEN).toBe('${{ secrets.RELEASE_TOKEN_MF_OFFERS }}');
    for (const job of [jobs.check, jobs.fit]) expect(JSON.stringify(job)).not.toContain('secrets.');
  });

  it('call no command that a developer does not have', () => {
    const { scripts } = manifestOf(root);
    const commands = described.flatMap(({ jobs }) => jobs.flatMap((job) => job.commands)).join('\n');
    const named = [...commands.matchAll(/\bpnpm ([a-z][\w-]*)/g)].map(([, name]) => name);
    expect(new Set(named).size).toBeGreaterThan(3);
    expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('at a developer’s desk', () => {
  it('a pipeline is every command before the publication, once for each shell', () => {
    const offers = describedPipelines(root).find(({ name }) => name === 'mf-offers');
    expect(runsOf(offers).map(spokenOf)).toEqual([
      'pnpm check',
      'pnpm --filter mf-offers test',
      'pnpm release check mf-offers --summary figures.md',
      'pnpm conformance mf-offers',
    ]);
  });
});

describe('a file that was changed by hand', () => {
  it('is named, and so are one that is missing and one of a package that is gone', () => {
    const tree = tempTree({
      'package.json': JSON.stringify({ packageManager: 'pnpm@1.0.0' }),
      'bench/package.json': JSON.stringify({ name: 'bench', version: '1.0.0' }),
      '.gitlab/bench.yml': 'bench check: {}\n',
      '.gitlab/mf-gone.yml': '{}\n',
    });
    const drift = driftOf(tree.root);
    tree.remove();
    expect(drift).toEqual([
      expect.stringContaining('.github/workflows/bench.yml is not as'),
      expect.stringContaining('.gitlab/bench.yml is not as'),
      expect.stringContaining('.gitlab-ci.yml is not as'),
      expect.stringContaining('.gitlab/mf-gone.yml belongs to no package'),
    ]);
  });
});

describe('the linters', () => {
  const gitlab = new Map([...files].filter(([path]) => path.startsWith('.gitlab')));
  const kept = [
    'RELEASE_URL',
    ...areas.map((name) => `RELEASE_TOKEN_${name.toUpperCase().replace('-', '_')}`),
  ];
  const planted = (path, from, to) => {
    const text = gitlab.get(path);
    expect(text).toContain(from);
    return gitlabFaults(new Map(gitlab).set(path, text.replace(from, to)), kept);
  };

  it('find nothing in what the description writes', () => {
    expect(gitlabFaults(gitlab, kept)).toEqual([]);
  });

  const offers = '.gitlab/mf-offers.yml';
  it.each([
    ['a keyword that does not exist', [offers, 'script:', 'scripts:'], '«scripts» is no keyword'],
    ['a stage that does not exist', [offers, 'stage: check', 'stage: tests'], 'stage «tests»'],
    [
      'a job that is waited for in vain',
      [offers, '- mf-offers fit', '- mf-offers fits'],
      'needs «mf-offers fits»',
    ],
    ['a variable nobody gives', [offers, '$BUILD_NUMBER', '$BUILD_NO'], 'nobody gives $BUILD_NO'],
    ['a file that is not there', ['.gitlab-ci.yml', offers, '.gitlab/gone.yml'], 'includes .gitlab/gone.yml'],
    ['what is no YAML', [offers, 'mf-offers check:', 'mf-offers check: ['], `${offers}: `],
  ])('of GitLab finds %s', (_, [path, from, to], fault) => {
    expect(planted(path, from, to).join('\n')).toContain(fault);
  });

  it('of GitHub finds a fault, and holds the files as they are', async () => {
    const entry = join(__dirname, 'verify.mjs');
    const run = (folder) => runQuietly({ command: process.execPath, args: [entry, folder], cwd: folder });
    expect(await run(root)).toEqual({ code: 0, output: '' });
    const script = `import { githubFaults } from ${JSON.stringify(join(__dirname, 'pipeline-faults.mjs'))};
      const text = ${JSON.stringify(files.get('.github/workflows/mf-offers.yml').replace('matrix.AGAINST', 'matrix.AGAINTS').replace('- check', '- checks'))};
      console.log((await githubFaults(new Map([['a.yml', text]]))).join('\\n'));
      process.exit(0);`;
    const { output } = await runQuietly({
      command: process.execPath,
      args: ['--input-type=module', '--eval', script],
      cwd: root,
    });
    expect(output).toMatch(/a\.yml:\d+: .*"checks" which does not exist/);
    expect(output).toMatch(/property "AGAINTS" is not defined/i);
  });
});
