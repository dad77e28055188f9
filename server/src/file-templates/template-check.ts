import type { TemplateTag } from 'shared/contract/file-template/file-template';
import { ValidationFailed } from '../platform/http/errors';
import type { Renderer } from './rendering/renderer';
import { askedField, normalTag } from './rendering/template-parser';
import type { StandingTag } from './rendering/tag-places';
import { TemplateUnreadable } from './rendering/template-unreadable';
import type { TemplateValues } from './rendering/template-value';
import type { TemplateKind } from './template-kinds.service';

/** A document of the kind as it might be: every tag stands for its sample, every section has one line. */
export function sampleValues(tags: readonly TemplateTag[]): TemplateValues {
  const texts = tags.filter(({ is_section }) => !is_section).map(({ tag, sample }) => [tag, sample] as const);
  const line: TemplateValues = Object.fromEntries(texts);
  const sections = tags.filter(({ is_section }) => is_section).map(({ tag }) => [tag, [line]] as const);
  return { ...line, ...Object.fromEntries(sections) };
}

/** What was found in a template. */
export interface FoundTags {
  tags: string[];
  /** Tags nobody knows, and those of a line that stand outside their section: nothing will come in their place. */
  unknown: string[];
  /** Of each of these the words it stands among. */
  places: string[];
}

/** Runs a rendering and turns the refusal of a template into a 422 with its sentences. */
export async function readably<T>(field: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TemplateUnreadable)) throw error;
    throw new ValidationFailed({ [field]: [...error.faults] }, 'В шаблоне есть ошибки разметки');
  }
}

/** Where the places of tags are not looked for. */
const OUT_OF_TEXT = 'не в абзацах текста: проверьте надписи, примечания и свойства документа';

/** Tags of a line that stand outside the section its lines are of, with the first place of each. */
function outsideTheirLines(
  standing: readonly StandingTag[],
  lineTags: ReadonlyMap<string, string>,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const { tag, blocks, place } of standing) {
    const section = lineTags.get(tag);
    if (section === undefined || blocks.includes(section) || found.has(tag)) continue;
    found.set(tag, `вне раздела {#${section}}: ${place}`);
  }
  return found;
}

/**
 * The tags of a template, told from those that nothing can come in the place of, after a trial with sample data; refuses
 * with 422.
 */
export async function checkTemplate(
  renderer: Renderer,
  { content, kind }: { content: Uint8Array; kind: Pick<TemplateKind, 'tags' | 'lineTags'> },
): Promise<FoundTags> {
  const { tags: known, lineTags = new Map<string, string>() } = kind;
  const { tags, places, standing } = await readably('file', () =>
    renderer.render(content, sampleValues(known)),
  );
  const names = new Set(known.map(({ tag }) => normalTag(tag)));
  const isKnown = (tag: string) => names.has(tag) || names.has(askedField(tag) ?? '');
  const unknown = tags.filter((tag) => !isKnown(tag));
  const misplaced = outsideTheirLines(standing, lineTags);
  return {
    tags,
    unknown: [...unknown, ...misplaced.keys()],
    places: [...unknown.map((tag) => places[tag] ?? OUT_OF_TEXT), ...misplaced.values()],
  };
}
