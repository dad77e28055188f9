import type { TemplateTag } from 'shared/contract/file-template/file-template';
import { ValidationFailed } from '../platform/http/errors';
import type { Renderer } from './rendering/renderer';
import { askedField, normalTag } from './rendering/template-parser';
import { TemplateUnreadable } from './rendering/template-unreadable';
import type { TemplateValues } from './rendering/template-value';

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
  unknown: string[];
  /** Of each unknown tag the words it stands among. */
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

/** The tags of a template, told from those that nobody knows, after a trial with sample data; refuses with 422. */
export async function checkTemplate(
  renderer: Renderer,
  { content, known }: { content: Uint8Array; known: readonly TemplateTag[] },
): Promise<FoundTags> {
  const { tags, places } = await readably('file', () => renderer.render(content, sampleValues(known)));
  const names = new Set(known.map(({ tag }) => normalTag(tag)));
  const isKnown = (tag: string) => names.has(tag) || names.has(askedField(tag) ?? '');
  const unknown = tags.filter((tag) => !isKnown(tag));
  return { tags, unknown, places: unknown.map((tag) => places[tag] ?? '') };
}
