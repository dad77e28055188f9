// A step of a README: the file it is for stands behind the language of its fence.
const STEP = /^```tsx? (\S+)\n([\s\S]*?)^```$/gm;

/** The files of a new area after every step of its README: what is for a file that is there goes to the end of its object. */
export function followReadme(files) {
  const followed = { ...files };
  for (const [, file, text] of files['README.md'].matchAll(STEP)) {
    const known = followed[file];
    followed[file] = known === undefined ? text : known.replace(/(\}(?:\)| satisfies \w+);\n)$/, `${text}$1`);
  }
  return followed;
}
