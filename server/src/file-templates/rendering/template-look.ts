import { createHash } from 'node:crypto';
import type PizZip from 'pizzip';
import { outsideFaults } from './outside-references';
import { tagPlaces, type TagPlaces } from './tag-places';
import { templateParts } from './template-paragraphs';
import { TemplateUnreadable } from './template-unreadable';
import { tornTags } from './torn-tags';

/** The engine walks blocks in blocks again for every level: thousands of them would keep the thread busy. */
const DEEPEST = 20;
const TOO_DEEP = [`Блоки стоят друг в друге глубже ${String(DEEPEST)} раз. Упростите шаблон`];

/** Templates remembered: those of a day's work. */
const REMEMBERED = 20;
const remembered = new Map<string, TagPlaces>();

function look(template: PizZip): TagPlaces {
  const outside = outsideFaults(template);
  if (outside.length > 0) throw new TemplateUnreadable(outside);
  const parts = templateParts(template);
  const torn = tornTags(parts);
  if (torn.length > 0) throw new TemplateUnreadable(torn);
  const found = tagPlaces(parts);
  if (found.depth > DEEPEST) throw new TemplateUnreadable(TOO_DEEP);
  return found;
}

/**
 * Where the tags of a template stand; refuses with `TemplateUnreadable` one that runs something, fetches it from outside or
 * is torn. A template is looked through once: the same bytes tell the same.
 */
export function lookThrough(template: PizZip, bytes: Uint8Array): TagPlaces {
  const digest = createHash('sha256').update(bytes).digest('hex');
  const found = remembered.get(digest) ?? look(template);
  remembered.delete(digest);
  remembered.set(digest, found);
  const [oldest] = remembered.keys();
  if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  return found;
}
