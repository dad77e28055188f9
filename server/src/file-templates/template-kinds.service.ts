import type { FastifyInstance } from 'fastify';
import { type TemplateTag } from 'shared/contract/file-template/file-template';
import type { Db } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import { ValidationFailed } from '../platform/http/errors';
import type { DeclinedTag } from './declined-words';
import type { TemplateValues } from './rendering/template-value';
import type { RepeatedSection } from './repeated-values.service';

/** What a document gives to a template of its kind. */
export interface DocumentFacts {
  /** The middle of the file's name: the number, or what stands for it. */
  name: string;
  /** `yyyy-mm-dd` of the document; null takes the present day. */
  day: string | null;
  /** The own organisation that is a side of it. */
  organizationId: number;
  /** Of an agreement; absent of a document that has no type. */
  agreementTypeId?: number;
  values: TemplateValues;
  /** Why a text of this very document is seldom composed, a sentence without its full stop; absent when it is. */
  warning?: string;
  /** Of a tag whose place would say what this document is not about: the sentence to be told before it is made. */
  doubts?: ReadonlyMap<string, string>;
  /** Tags a template speaks by of what this document is about; absent where the kind tells no subjects apart. */
  about?: ReadonlySet<string>;
  /** Tags whose values are declined by rule or by memory. */
  declined: readonly DeclinedTag[];
  /** Sections whose lines are looked through one by one, the further sides; absent where there are none. */
  repeated?: readonly RepeatedSection[];
}

/** A kind of documents that are generated. */
export interface TemplateKind {
  /** Every tag a template of the kind may use. */
  tags: readonly TemplateTag[];
  /** Those of them that stand in the lines of a section alone, with the section: no one value is theirs. */
  lineTags?: ReadonlyMap<string, string>;
  /** Refuses with 403 without the right and with 404 when the employee does not see the document. */
  facts(db: Db, actor: Actor, id: number): Promise<DocumentFacts>;
}

const catalogues = new WeakMap<FastifyInstance, Map<string, TemplateKind>>();

function catalogueOf(app: FastifyInstance): Map<string, TemplateKind> {
  const known = catalogues.get(app);
  if (known !== undefined) return known;
  const fresh = new Map<string, TemplateKind>();
  catalogues.set(app, fresh);
  return fresh;
}

/** Lets documents of the kind be generated on this server, with what their module knows of them. */
export function takeTemplates(app: FastifyInstance, kind: string, definition: TemplateKind): void {
  catalogueOf(app).set(kind, definition);
}

/** What documents of the kind give to templates; refuses with 422 a kind that is not generated. */
export function templateKindOf(app: FastifyInstance, kind: string): TemplateKind {
  const definition = catalogueOf(app).get(kind);
  if (definition === undefined) {
    throw new ValidationFailed({ documentable_type: ['Для этого вида документов шаблонов нет'] });
  }
  return definition;
}
