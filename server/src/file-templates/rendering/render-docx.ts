import Docxtemplater from 'docxtemplater';
import PizZip from 'pizzip';
import { docxArchive } from './docx-archive';
import type { StandingTag } from './tag-places';
import { templateFaults } from './template-faults';
import { lookThrough } from './template-look';
import { BLANK, templateParser, withoutDoubledDots } from './template-parser';
import { TemplateUnreadable } from './template-unreadable';
import type { TemplateValues } from './template-value';

/** A document and the tags its template asks for. */
export interface Rendered {
  content: Uint8Array;
  tags: string[];
  /** Of each tag the words it stands among. */
  places: Record<string, string>;
  standing: readonly StandingTag[];
  /** Tags whose place in the document stayed empty. */
  blanks: string[];
}

const UNREADABLE = ['Файл не читается как документ Word. Сохраните его заново в формате .docx'];

interface Engine {
  targets: string[];
  modules: Record<string, unknown>[];
}

/** What the engine puts a document together by. */
interface Assembly {
  joinUncorrupt: (parts: string[], options: Assembly) => (string | Uint8Array)[];
}

/** What this product asks of the engine beyond its own; a module belongs to one rendering. */
const ownRules = () => ({
  name: 'own rules',
  optionsTransformer<Options>(options: Options, engine: Engine): Options {
    // It puts values into footnotes and leaves endnotes alone: their tags would stand in the contract.
    engine.targets.push('word/endnotes.xml');
    // «{@tag}» would put a value between the paragraphs as markup: no program reads such a document.
    for (const module of engine.modules) if (module.name === 'RawXmlModule') module.prefix = /(?!)/;
    return options;
  },
  // A document is tens of thousands of parts, and the engine counts and writes their bytes sign by sign: a sixth of its work.
  postrender(parts: string[], assembly: Assembly): string[] {
    const { joinUncorrupt } = assembly;
    assembly.joinUncorrupt = (...given) => {
      const joined = joinUncorrupt(...given);
      return joined.every((part) => typeof part === 'string') ? [Buffer.from(joined.join(''))] : joined;
    };
    return parts;
  },
});

/** A tag of its own: looked at from one sign of a beginning to the next, so that many without an end cost no more. */
const TAGS = /<(?:w:attachedTemplate|Relationship)\b[^<>]*\/>/g;

/** The template a document was written by is somewhere else: a path of its author, or a stranger's file to be fetched. */
const isAttached = (tag: string) => tag.startsWith('<w:') || tag.includes('/attachedTemplate"');

/** A document that is sent out leads to no template and tells nobody's folders; one that is written otherwise is a way out. */
function detachTemplate(zip: PizZip): void {
  for (const part of zip.file(/^word\/(settings\.xml|_rels\/[^/]+\.rels)$/)) {
    const written = part.asText();
    const left = written.replace(TAGS, (tag) => (isAttached(tag) ? '' : tag));
    if (left !== written) zip.file(part.name, left);
  }
}

function asUnreadable(error: unknown): Error {
  if (error instanceof TemplateUnreadable) return error;
  const faults = templateFaults(error);
  if (faults !== null) return new TemplateUnreadable(faults);
  return new TemplateUnreadable(UNREADABLE);
}

/**
 * The Word document of a template with the values in it; what is not known is left blank. Refuses with
 * `TemplateUnreadable` a file that is no template, and one that runs something or fetches it from outside.
 */
export function renderDocx(template: Uint8Array, values: TemplateValues): Rendered {
  const tags = new Set<string>();
  const blanks = new Set<string>();
  try {
    const source = new PizZip(template);
    detachTemplate(source);
    const { places, standing } = lookThrough(source, template);
    const document = new Docxtemplater(source, {
      parser: templateParser({ seen: (tag) => tags.add(tag), blank: (tag) => blanks.add(tag) }),
      modules: [ownRules()],
      // The signs of tags are the same in every template: the list of its tags is read by them.
      syntax: { changeDelimiterPrefix: null },
      paragraphLoop: true,
      linebreaks: true,
      // What is wrong with a template is told to the person, not to the console.
      errorLogging: false,
      nullGetter: (part) => (part.module === undefined ? BLANK : ''),
    });
    document.render(values);
    const zip = document.getZip();
    // Values stand in the properties and remarks of a document as well.
    for (const part of zip.file(/\.xml$/)) {
      const written = part.asText();
      const printed = withoutDoubledDots(written);
      // As bytes: the archive turns a text into them sign by sign.
      if (printed !== written) zip.file(part.name, Buffer.from(printed));
    }
    return { content: docxArchive(zip), tags: [...tags], places, standing, blanks: [...blanks] };
  } catch (error) {
    throw asUnreadable(error);
  }
}
