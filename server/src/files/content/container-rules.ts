import type { Extension } from './file-format';
import { eachElement, xmlText } from '../../platform/xml-elements';
import { PART_LIST } from './zip-part';
import type { ZipWalk } from './zip-walk';

/** What an archive has to hold to be what its extension says; names in lower case. */
interface ContainerRule {
  parts: readonly (string | RegExp)[];
  /** What the part `mimetype` says. */
  mimetype?: string;
  takesMacros: boolean;
}

const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';
const openDocument = (kind: string): ContainerRule => ({
  parts: ['mimetype', 'content.xml'],
  mimetype: `${OPEN_DOCUMENT}.${kind}`,
  takesMacros: true,
});

const RULES: Partial<Record<Extension, ContainerRule>> = {
  // Word on the web numbers the main part of what it has saved anew.
  docx: { parts: [PART_LIST, /^word\/document\d*\.xml$/], takesMacros: false },
  xlsx: { parts: [PART_LIST, /^xl\/workbook\d*\.xml$/], takesMacros: false },
  odt: openDocument('text'),
  ods: openDocument('spreadsheet'),
  zip: { parts: [], takesMacros: true },
};

/** True when files with the extension are archives inside. */
export function isContainer(extension: Extension): boolean {
  return RULES[extension] !== undefined;
}

/** What an Office document calls a part with macros, and itself when it may run them, whatever their names are. */
const RUNS_MACROS = /macroenabled|vbaproject|vbadata/i;

function macroFault(names: readonly string[], partList: Buffer | undefined): 'macros' | 'damaged' | null {
  if (names.some((name) => name.endsWith('vbaproject.bin'))) return 'macros';
  // Longer than any list of so many parts.
  if (partList === undefined) return 'damaged';
  const types: string[] = [];
  try {
    eachElement(xmlText(partList), ({ attributes }) => types.push(...(attributes.get('ContentType') ?? [])));
  } catch {
    return 'damaged';
  }
  return types.some((type) => RUNS_MACROS.test(type)) ? 'macros' : null;
}

/** What keeps a whole archive from being what its extension says; null when nothing does. */
export function containerFault(
  extension: Extension,
  walk: ZipWalk,
): 'not-that' | 'macros' | 'damaged' | null {
  const rule = RULES[extension];
  if (rule === undefined) return null;
  const parts = [...walk.parts.values()];
  const names = parts.map(({ name }) => name.toLowerCase());
  // Two parts of one name: programs do not agree which of them it is.
  if (new Set(names).size !== names.length) return 'damaged';
  const isThere = (wanted: string | RegExp) =>
    typeof wanted === 'string' ? names.includes(wanted) : names.some((name) => wanted.test(name));
  if (!rule.parts.every(isThere)) return 'not-that';
  if (
    rule.mimetype !== undefined &&
    walk.contents.get('mimetype')?.toString('latin1').trim() !== rule.mimetype
  )
    return 'not-that';
  if (extension !== 'zip' && parts.some((part) => !part.isCounted)) return 'damaged';
  return rule.takesMacros ? null : macroFault(names, walk.contents.get(PART_LIST));
}
