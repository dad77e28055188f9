const PROPOSAL = '$CI_PIPELINE_SOURCE == "merge_request_event"';
const MAIN = '$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH';

/** The root of GitLab's pipelines: what all jobs have in common, and the packages' own files. */
export function gitlabRoot({ names, pnpm }) {
  return {
    stages: ['check', 'publish'],
    // One pipeline for a proposal and one for what is merged, never both for one commit.
    workflow: { rules: [{ if: PROPOSAL }, { if: MAIN }] },
    variables: { BUILD_NUMBER: '$CI_PIPELINE_IID', GIT_DEPTH: '20' },
    default: { image: 'node:20.19-bookworm', interruptible: true, timeout: '30 minutes' },
    '.package': {
      before_script: [
        `npm install --global pnpm@${pnpm}`,
        'pnpm install --frozen-lockfile --store-dir .pnpm-store',
      ],
      cache: [
        { key: { files: ['pnpm-lock.yaml'] }, paths: ['.pnpm-store'] },
        { key: '$CI_JOB_NAME_SLUG', paths: ['.cache'] },
      ],
    },
    include: names.map((name) => ({ local: `.gitlab/${name}.yml` })),
  };
}

// The service takes Latin letters only in the name of what it shows beside a proposal.
function artifacts(summary) {
  if (summary === undefined) return {};
  return {
    artifacts: { paths: [summary], expose_as: 'Figures and budget', when: 'always', expire_in: '30 days' },
  };
}

function job({ name, paths, stage, matrix, isMainOnly, needs, secrets = {}, summary, commands }) {
  const conditions = isMainOnly ? [MAIN] : [PROPOSAL, MAIN];
  return {
    extends: '.package',
    stage,
    rules: conditions.map((condition) => ({ if: condition, changes: { paths } })),
    ...(needs ? { needs: needs.map((id) => `${name} ${id}`) } : {}),
    ...(isMainOnly
      ? { interruptible: false, resource_group: name, environment: { name: `contracts/${name}` } }
      : {}),
    ...(matrix ? { parallel: { matrix: [matrix] } } : {}),
    ...(Object.keys(secrets).length > 0
      ? { variables: Object.fromEntries(Object.entries(secrets).map(([own, kept]) => [own, `$${kept}`])) }
      : {}),
    script: commands,
    ...artifacts(summary),
  };
}

/** A package's jobs as GitLab reads them; RELEASE_URL and the tokens are variables of the project. */
export function gitlabPipeline({ name, paths, jobs }) {
  return Object.fromEntries(
    jobs.map((described) => [`${name} ${described.id}`, job({ name, paths, ...described })]),
  );
}
