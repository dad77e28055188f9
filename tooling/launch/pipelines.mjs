import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { leftOver, pipelineFiles } from '../pipelines/pipeline-files.mjs';

/** `pnpm pipelines`: writes the pipelines of all packages for GitHub Actions and GitLab from their one description. */
export function pipelines({ root, say }) {
  const files = pipelineFiles(root);
  for (const path of leftOver(root, files)) rmSync(join(root, path));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  say(`Конвейеры записаны в .github/workflows и .gitlab, файлов: ${files.size}.`);
}
