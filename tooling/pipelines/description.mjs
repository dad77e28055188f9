import { packageGraph } from './package-graph.mjs';

// The tool says every figure beside its limit; each service shows the file in its own way.
const SUMMARY = 'figures.md';

/** Against which shell an area is tested: the one that serves people now, and the one of these sources. */
const fit = (name) => ({
  id: 'fit',
  stage: 'check',
  matrix: { AGAINST: ['active', 'next'] },
  variables: ['RELEASE_URL'],
  summary: SUMMARY,
  commands: [
    [
      'case "$AGAINST" in',
      `  active) pnpm release check ${name} --summary ${SUMMARY} ;;`,
      `  next) pnpm conformance ${name} ;;`,
      'esac',
    ].join('\n'),
  ],
});

const check = (name) => ({
  id: 'check',
  stage: 'check',
  commands: ['pnpm check', `pnpm --filter ${name} test`],
});

/** First to a tenth of the people; the rest is a person's decision, or the registry's to take back. */
const publish = ({ name, version, needs }) => ({
  id: 'publish',
  stage: 'publish',
  isMainOnly: true,
  needs,
  variables: ['RELEASE_URL'],
  secrets: { RELEASE_TOKEN: `RELEASE_TOKEN_${name.toUpperCase().replaceAll('-', '_')}` },
  commands: [
    // The package says major and minor, the run the third number: a version is published once.
    `pnpm release publish ${name} --version "${version.split('.').slice(0, 2).join('.')}.$BUILD_NUMBER" --activate --percent 10`,
  ],
});

const JOBS = {
  area: ({ name, version }) => [check(name), fit(name), publish({ name, version, needs: ['check', 'fit'] })],
  shell: ({ name, version }) => [
    check(name),
    {
      id: 'fit',
      stage: 'check',
      variables: ['RELEASE_URL'],
      summary: SUMMARY,
      commands: [`pnpm release check shell --summary ${SUMMARY}`],
    },
    publish({ name, version, needs: ['check', 'fit'] }),
  ],
  server: ({ name }) => [check(name), { id: 'build', stage: 'check', commands: [`pnpm build ${name}`] }],
  shared: ({ name }) => [check(name)],
  tooling: ({ name }) => [check(name)],
  e2e: () => [{ id: 'journeys', stage: 'check', commands: ['pnpm e2e'] }],
  bench: () => [{ id: 'check', stage: 'check', commands: ['pnpm check'] }],
};

/**
 * The one description of all pipelines: a package, the files that concern it, and jobs of commands that a developer
 * runs as well. `variables` and `secrets` are kept by the service, under these names.
 */
export function describedPipelines(root) {
  return packageGraph(root).map((part) => {
    const jobsOf = JOBS[part.kind];
    if (jobsOf === undefined)
      throw new Error(`${part.name}: say in pipelines/description.mjs what its pipeline does`);
    return { ...part, jobs: jobsOf(part) };
  });
}
