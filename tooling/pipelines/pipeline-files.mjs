import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { pinnedPnpm } from '../install/pnpm.mjs';
import { describedPipelines } from './description.mjs';
import { githubWorkflow } from './github-workflow.mjs';
import { gitlabPipeline, gitlabRoot } from './gitlab-pipeline.mjs';

const HEAD = '# Written by `pnpm pipelines` from tooling/pipelines: change it there.\n';
const text = (value) =>
  HEAD + stringify(value, { lineWidth: 0, aliasDuplicateObjects: false, singleQuote: true });

/** Every pipeline as both services read it: text by path, from the one description. */
export function pipelineFiles(root) {
  const described = describedPipelines(root);
  const names = described.map(({ name }) => name);
  const files = [
    ...described.map((one) => [`.github/workflows/${one.name}.yml`, text(githubWorkflow(one))]),
    ...described.map((one) => [`.gitlab/${one.name}.yml`, text(gitlabPipeline(one))]),
    ['.gitlab-ci.yml', text(gitlabRoot({ names, pnpm: pinnedPnpm(root) }))],
  ];
  return new Map(/** @type {[string, string][]} */ (files));
}

/** Pipelines that lie there of packages that are gone. */
export function leftOver(root, files) {
  return ['.github/workflows', '.gitlab']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((path) => path.endsWith('.yml') && !files.has(path));
}

/** Where the files differ from the description; one line for each, none when they are as described. */
export function driftOf(root) {
  const files = pipelineFiles(root);
  const differing = [...files].filter(([path, content]) => {
    const place = join(root, path);
    return !existsSync(place) || readFileSync(place, 'utf8') !== content;
  });
  return [
    ...differing.map(([path]) => `${path} is not as tooling/pipelines describes it: run pnpm pipelines`),
    ...leftOver(root, files).map((path) => `${path} belongs to no package: run pnpm pipelines`),
  ];
}
