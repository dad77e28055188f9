const comment = /\/\*[\s\S]*?\*\//g;
const empty = /^\s*(\/\/.*)?$/;

/** How many lines of a text are code: neither blank nor comment, so that a promise or a reason makes no file longer. */
export function codeLines(text) {
  return text
    .replace(comment, '')
    .split('\n')
    .filter((line) => !empty.test(line)).length;
}

const limits = { median: 45, ninetieth: 115 };
const source = /\.tsx?$/;
const outside = /\.(test|spec|builder)\.tsx?$|^(e2e|bench)\//;

/** What is wrong with the sizes of all files together: half of them fit on a screen, nine of ten are read in one go. */
export function houseSizeFaults(files) {
  const sizes = files
    .filter(({ path }) => source.test(path) && !outside.test(path))
    .map(({ code }) => code)
    .sort((one, other) => one - other);
  // A few files have no middle worth a rule.
  if (sizes.length < 100) return [];
  const at = (share) => sizes[Math.floor(sizes.length * share)];
  return [
    fault('half of the sources have', at(0.5), limits.median),
    fault('nine of ten sources have', at(0.9), limits.ninetieth),
  ].filter(Boolean);
}

function fault(which, lines, limit) {
  return lines > limit
    ? `${which} up to ${lines} lines of code, the limit is ${limit}; part those that grew`
    : undefined;
}
