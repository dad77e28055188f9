import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../checkout/fingerprint.mjs';

const keptMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Removes what earlier builds left, once it is a week old. Until then a tab that was opened before this build still
 * finds the chunks it was built with; their names carry their content, so old and new never meet.
 */
export function sweep({ dist, current, now = Date.now() }) {
  const kept = new Set(current);
  for (const file of filesUnder({ root: dist, paths: ['.'] })) {
    const path = join(dist, file);
    if (!kept.has(file) && now - statSync(path).mtimeMs > keptMs) rmSync(path);
  }
}
