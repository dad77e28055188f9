import { parseDocument } from 'yaml';

const OF_THE_ROOT = ['default', 'include', 'stages', 'variables', 'workflow'];
const OF_A_JOB = [
  'after_script',
  'allow_failure',
  'artifacts',
  'before_script',
  'cache',
  'coverage',
  'dependencies',
  'environment',
  'extends',
  'image',
  'interruptible',
  'needs',
  'parallel',
  'resource_group',
  'retry',
  'rules',
  'script',
  'services',
  'stage',
  'tags',
  'timeout',
  'variables',
  'when',
];
const OF_A_RULE = ['allow_failure', 'changes', 'exists', 'if', 'needs', 'variables', 'when'];
const OF_ARTIFACTS = ['exclude', 'expire_in', 'expose_as', 'name', 'paths', 'reports', 'untracked', 'when'];
/** What the service lets a rule name at most. */
const MOST_PATHS = 50;

const unknown = (value, known, what) =>
  Object.keys(value ?? {})
    .filter((key) => !known.includes(key))
    .map((key) => `${what}: «${key}» is no keyword`);

function parsed(path, text) {
  const document = parseDocument(text);
  const faults = document.errors.map((error) => `${path}: ${error.message.split('\n', 1)[0]}`);
  return { faults, value: faults.length > 0 ? {} : (document.toJS() ?? {}) };
}

function includeFaults(root, files) {
  const wanted = (root.include ?? []).map(({ local }) => local);
  const absent = wanted
    .filter((path) => !files.has(path))
    .map((path) => `.gitlab-ci.yml includes ${path}, which is not there`);
  const unread = [...files.keys()]
    .filter((path) => path.startsWith('.gitlab/') && !wanted.includes(path))
    .map((path) => `.gitlab-ci.yml does not include ${path}`);
  return [...absent, ...unread];
}

function ruleFaults(rules, what) {
  if (!Array.isArray(rules) || rules.length === 0)
    return [`${what}: no rules, so it would run at every change`];
  return rules.flatMap((rule) => {
    const paths = rule.changes?.paths;
    const isNamed = Array.isArray(paths) && paths.length > 0 && paths.length <= MOST_PATHS;
    return [
      ...unknown(rule, OF_A_RULE, `${what}, a rule`),
      ...(isNamed ? [] : [`${what}: a rule names from 1 to ${MOST_PATHS} paths`]),
    ];
  });
}

function variableFaults({ job, given, what }) {
  const own = [...Object.keys(job.variables ?? {}), ...(job.parallel?.matrix ?? []).flatMap(Object.keys)];
  const used = (job.script ?? []).flatMap((line) =>
    [...line.matchAll(/\$\{?([A-Z][A-Z0-9_]*)/g)].map(([, name]) => name),
  );
  return [...new Set(used)]
    .filter((name) => !own.includes(name) && !given.includes(name) && !name.startsWith('CI_'))
    .map((name) => `${what}: nobody gives $${name}`);
}

function scriptFaults(script, what) {
  const isScript =
    Array.isArray(script) &&
    script.length > 0 &&
    script.every((line) => typeof line === 'string' && line.trim());
  return isScript ? [] : [`${what}: no script`];
}

function needFaults({ job, jobs, stages, what }) {
  return (job.needs ?? []).flatMap((name) => {
    if (!(name in jobs)) return [`${what} needs «${name}», which is no job`];
    const isLater = stages.indexOf(jobs[name].stage) > stages.indexOf(job.stage);
    return isLater ? [`${what} needs «${name}» of a later stage`] : [];
  });
}

function jobFaults({ name, job, root, jobs, given }) {
  const what = `job «${name}»`;
  const extended = job.extends === undefined || job.extends in root;
  return [
    ...unknown(job, OF_A_JOB, what),
    ...unknown(job.artifacts, OF_ARTIFACTS, `${what}, artifacts`),
    ...(root.stages?.includes(job.stage) ? [] : [`${what}: stage «${job.stage}» is not among the stages`]),
    ...(extended ? [] : [`${what} extends ${job.extends}, which is not there`]),
    ...scriptFaults(job.script, what),
    ...ruleFaults(job.rules, what),
    ...needFaults({ job, jobs, stages: root.stages ?? [], what }),
    ...variableFaults({ job, given, what }),
  ];
}

/**
 * What is wrong with GitLab's pipelines (text by path): what would not be read, keywords that do not exist, jobs,
 * stages and files that are not there, and variables nobody gives. `kept` are names the project keeps.
 */
export function gitlabFaults(files, kept) {
  const read = new Map([...files].map(([path, text]) => [path, parsed(path, text)]));
  const { value: root } = read.get('.gitlab-ci.yml');
  const packages = [...read].filter(([path]) => path !== '.gitlab-ci.yml').map(([, { value }]) => value);
  const jobs = Object.assign({}, ...packages);
  const given = [...kept, ...Object.keys(root.variables ?? {})];
  const templates = Object.keys(root).filter((key) => key.startsWith('.'));
  return [
    ...[...read.values()].flatMap(({ faults }) => faults),
    ...unknown(root, [...OF_THE_ROOT, ...templates], '.gitlab-ci.yml'),
    ...templates.flatMap((name) => unknown(root[name], OF_A_JOB, `.gitlab-ci.yml, ${name}`)),
    ...includeFaults(root, files),
    ...Object.entries(jobs).flatMap(([name, job]) => jobFaults({ name, job, root, jobs, given })),
  ];
}
