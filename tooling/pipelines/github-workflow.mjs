const expression = (text) => `\${{ ${text} }}`;

const SET_UP = (job) => [
  { uses: 'actions/checkout@v5', with: { 'persist-credentials': false } },
  { uses: 'pnpm/action-setup@v4' },
  { uses: 'actions/setup-node@v5', with: { 'node-version': '20.19', cache: 'pnpm' } },
  {
    uses: 'actions/cache@v4',
    with: {
      path: '.cache',
      key: `${job}-${expression('runner.os')}-${expression('github.sha')}`,
      'restore-keys': `${job}-${expression('runner.os')}-`,
    },
  },
  { name: 'install', run: 'pnpm install --frozen-lockfile' },
];

function environment({ variables = [], secrets = {}, matrix = {} }) {
  return {
    ...Object.fromEntries(variables.map((name) => [name, expression(`vars.${name}`)])),
    ...Object.fromEntries(
      Object.entries(secrets).map(([name, kept]) => [name, expression(`secrets.${kept}`)]),
    ),
    ...Object.fromEntries(Object.keys(matrix).map((name) => [name, expression(`matrix.${name}`)])),
  };
}

function job({ name, id, matrix, isMainOnly, needs, secrets, commands, ...rest }) {
  const env = environment({ ...rest, secrets, matrix });
  return {
    ...(needs ? { needs } : {}),
    ...(isMainOnly ? { if: "github.event_name == 'push'", environment: 'contracts' } : {}),
    'runs-on': 'ubuntu-latest',
    'timeout-minutes': 30,
    ...(matrix ? { strategy: { 'fail-fast': false, matrix } } : {}),
    ...(Object.keys(env).length > 0 ? { env } : {}),
    steps: [...SET_UP(`${name}-${id}`), ...commands.map((run) => ({ run }))],
  };
}

/** A package's pipeline as GitHub Actions reads it: on its own files alone, and with the right to read them only. */
export function githubWorkflow({ name, paths, jobs }) {
  return {
    name,
    on: { pull_request: { paths }, push: { branches: ['main'], paths } },
    permissions: { contents: 'read' },
    concurrency: {
      group: `${name}-${expression('github.ref')}`,
      // A release under way is finished; a newer commit of a proposal makes the older one's run useless.
      'cancel-in-progress': expression("github.event_name == 'pull_request'"),
    },
    env: { BUILD_NUMBER: expression('github.run_number') },
    jobs: Object.fromEntries(jobs.map((described) => [described.id, job({ name, ...described })])),
  };
}
