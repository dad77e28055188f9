import { existsSync } from 'node:fs';
import path from 'node:path';

const PACKAGE = '@expo-google-fonts/pt-serif';
const FILES = {
  text: '400Regular/PTSerif_400Regular.ttf',
  bold: '700Bold/PTSerif_700Bold.ttf',
} as const;

/** The folder itself and every one above it. */
function upwards(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...upwards(parent)];
}

/** Path of a Cyrillic font, found beside the running program: the build leaves packages where they are installed. */
export function fontFile(face: keyof typeof FILES): string {
  const folders = [path.dirname(path.resolve(process.argv[1] ?? '.')), process.cwd()].flatMap(upwards);
  const found = folders
    .map((folder) => path.join(folder, 'node_modules', PACKAGE, FILES[face]))
    .find((file) => existsSync(file));
  if (found === undefined) throw new Error(`${PACKAGE} is not installed`);
  return found;
}
