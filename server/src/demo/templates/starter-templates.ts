import { Readable } from 'node:stream';
import { mimeOf } from '../../files/content/file-format';
import { addVersion } from '../../files/files.repository';
import { addendumTemplates } from '../../addendums/addendum-template';
import { agreementTemplates } from '../../agreements/agreement-template.service';
import { keepContent } from '../../file-templates/file-templates.repository';
import { sampleValues } from '../../file-templates/template-check';
import { TEMPLATE_DOCUMENT } from '../../file-templates/template-content.service';
import { offerTemplates } from '../../offers/offer-template';
import type { DemoStep } from '../demo-step';
import { ADDENDUM_TEMPLATES } from './addendum-texts';
import { AGREEMENT_TEMPLATES } from './agreement-texts';
import { OFFER_TEMPLATES } from './offer-texts';
import type { StarterTemplate } from './template-text';

/** What a company begins with. */
export const STARTER_TEMPLATES: readonly StarterTemplate[] = [
  ...AGREEMENT_TEMPLATES,
  ...ADDENDUM_TEMPLATES,
  ...OFFER_TEMPLATES,
];

/** The Word file of a starter template. */
export async function starterDocx({ name, initials, blocks }: StarterTemplate): Promise<Buffer> {
  const { templateDocx } = await import('./template-docx');
  return templateDocx(blocks, { title: name, ...(initials && { initials }) });
}

const KINDS = {
  agreement: agreementTemplates,
  addendum: addendumTemplates,
  commercial_offer: offerTemplates,
};

/** They hold from the first day of this year on, and were put in before it. */
const VALID_FROM = '2026-01-01';
const PUT_IN = '2025-12-24T07:00:00Z';

/** The starter set with its Word files, in the name of an employee. */
export async function addStarterTemplates(
  { trx, deps }: DemoStep,
  { types, authorId }: { types: ReadonlyMap<string, number>; authorId: number },
): Promise<void> {
  // The engines of Word files are read in when a company is filled in, not by every thread of the server.
  const { renderDocx } = await import('../../file-templates/rendering/render-docx');
  for (const starter of STARTER_TEMPLATES) {
    const { name, code, documentKind, type, prefix } = starter;
    const template = await trx
      .insertInto('file_templates')
      .values({
        name,
        code,
        document_kind: documentKind,
        prefix,
        category: documentKind === 'commercial_offer' ? 'other' : 'legal',
        agreement_type_id: type === null ? null : (types.get(type) ?? null),
        tags: '[]',
        valid_from: VALID_FROM,
        created_at: PUT_IN,
        updated_at: PUT_IN,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const content = await starterDocx(starter);
    const { tags } = renderDocx(content, sampleValues(KINDS[documentKind].tags));
    const stored = await deps.files.put(Readable.from([content], { objectMode: false }));
    const versionId = await addVersion(trx, {
      document: { type: TEMPLATE_DOCUMENT, id: template.id },
      documentTypeId: null,
      kind: 'final',
      comment: null,
      file: { name: `${name}.docx`, mime: mimeOf('docx'), extension: 'docx', ...stored },
      userId: authorId,
    });
    await trx
      .updateTable('document_versions')
      .set({ created_at: PUT_IN })
      .where('id', '=', versionId)
      .execute();
    await keepContent(trx, { templateId: template.id, versionId, tags, unknownTags: [], places: [] });
  }
}
