import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Stands where the id of the build will, until what is built is known. */
const PLACE = '__BUILD_ID__';

/** A name that no other build shares: two versions of an area in one tab keep their chunks apart. */
export const ofThisBuild = (name) => `${name}_${PLACE}`;

/** Puts a digest of all that was built where `ofThisBuild` has left room; the same sources give the same id. */
export class BuildIdPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BuildIdPlugin', (compilation) => {
      // After the minimizer, and before the names of the files are made of their contents.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name: 'BuildIdPlugin', stage }, (assets) => {
        const names = Object.keys(assets).sort();
        const hash = createHash('sha256');
        for (const name of names) hash.update(`\0${name}\0`).update(assets[name].buffer());
        const id = hash.digest('hex').slice(0, 8);
        for (const name of names.filter((name) => name.endsWith('.js'))) {
          const text = assets[name].source().toString();
          if (!text.includes(PLACE)) continue;
          compilation.updateAsset(name, new sources.RawSource(text.replaceAll(PLACE, id)));
        }
      });
    });
  }
}

const NAMES = /(?:\.|@keyframes\s+)(-?[A-Za-z_][\w-]*)/g;

/** The place of a name among those of its style sheet, in a sign or two. */
function placeOf(local, css) {
  const names = [...new Set([...css.matchAll(NAMES)].map(([, name]) => name))];
  const at = names.indexOf(local);
  return at < 0 ? `-${local}` : at.toString(36);
}

/**
 * The name of a class: another one as soon as its style sheet changes, so that the style sheets of two versions of an
 * area in one tab do not mean the same elements. The names of a sheet begin alike, which costs little when compressed.
 */
export function classNameOf(name, { resourcePath, rootContext }, local) {
  const css = readFileSync(resourcePath);
  const digest = createHash('sha256')
    .update(`${relative(rootContext, resourcePath).replaceAll('\\', '/')}\0`)
    .update(css)
    .digest('base64url')
    .replace(/[-_]/g, '')
    .slice(0, 6);
  return `${name}-${digest}${placeOf(local, css.toString())}`;
}
