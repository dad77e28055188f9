const word = '[a-z0-9]+(?:-[a-z0-9]+)*';
const suffixes = {
  browser: [
    'page',
    'dialog',
    'form',
    'api',
    'queries',
    'mutations',
    'slice',
    'labels',
    'fields',
    'workflow',
    'book',
    'module',
    'builder',
  ],
  server: ['routes', 'service', 'policy', 'workflow', 'repository', 'view', 'job', 'labels', 'builder'],
  e2e: [],
};
const drawers = /^(utils?|helpers?|types?|constants?|common|misc|general|index)$/;
const code = /\.(tsx?|mjs|cjs|js|css)$/;
const test = /\.(test|spec)\.(tsx?|mjs)$/;
// Configuration that tools find by name, presets named after their tool, declarations, and generated wire types.
const named = [
  /(^|\/)[a-z]+\.config\.(js|ts)$/,
  /^tooling\/(webpack|jest)(\.[a-z]+)?\.(mjs|cjs)$/,
  /\.d\.ts$/,
  /^\.[a-z-]+\.cjs$/,
];

const limits = { test: 400, other: 250, folder: 28 };
// What stands beside a subject without being one: its tests, the records they begin with, and the numbered migrations.
const uncounted = /\.(test|spec|builder)\.(tsx?|mjs)$|\/an?-[a-z-]+\.tsx?$|^server\/src\/migrations\//;

/** What is wrong with names and sizes of files and folders; each fault is one line that says what to do. */
export function layoutFaults(files) {
  const ours = files.filter(({ path }) => code.test(path));
  const faultsOf = (file) => [...nameFaults(file.path), ...sizeFaults(file), ...silencedFaults(file)];
  return [...ours.flatMap(faultsOf), ...crowdFaults(ours)];
}

// The linter heeds such comments itself, so somebody else has to refuse them.
function silencedFaults({ path, text = '' }) {
  return /\b(?:ox|es)lint-disable/.test(text)
    ? [`${path}: a comment switches a rule off; rules are kept or changed in .oxlintrc.json, for everyone`]
    : [];
}

function nameFaults(path) {
  if (named.some((pattern) => pattern.test(path))) return [];
  const folders = path.split('/');
  const file = folders.pop();
  const faults = folders.flatMap((folder) => folderFaults(path, folder));
  const allowed = suffixes[sideOf(path)];
  const [stem, ...rest] = file.replace(code, '').split('.');
  const own = rest.filter((part) => part !== 'test' && part !== 'spec');
  if (!new RegExp(`^${word}$`).test(stem)) faults.push(`${path}: name the file in kebab-case`);
  if (drawers.test(stem))
    faults.push(`${path}: «${stem}» is a drawer, not a subject; name the file after what it exports`);
  if (own.length > 1 || own.some((part) => !allowed.includes(part))) {
    faults.push(
      `${path}: the suffix «.${own.join('.')}» is not one of ${allowed.map((suffix) => `.${suffix}`).join(' ')}`,
    );
  }
  return faults;
}

function folderFaults(path, folder) {
  if (!new RegExp(`^\\.?${word}$`).test(folder))
    return [`${path}: name the folder «${folder}» in kebab-case`];
  if (drawers.test(folder)) return [`${path}: the folder «${folder}» is a drawer; name it after its subject`];
  return [];
}

function sideOf(path) {
  if (path.startsWith('server/')) return 'server';
  return /^(e2e|bench)\//.test(path) || path.startsWith('tooling/') ? 'e2e' : 'browser';
}

function sizeFaults({ path, lines }) {
  const limit = test.test(path) ? limits.test : limits.other;
  return lines > limit
    ? [`${path}: ${lines} lines, the limit is ${limit}; it holds two subjects, part them`]
    : [];
}

function crowdFaults(files) {
  const counts = new Map();
  for (const { path } of files) {
    if (uncounted.test(path)) continue;
    const folder = path.slice(0, Math.max(path.lastIndexOf('/'), 0));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > limits.folder)
    .map(
      ([folder, count]) =>
        `${folder}: ${count} files, the limit is ${limits.folder}; it holds more than one subject, give each a folder`,
    );
}
