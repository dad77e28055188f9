import PizZip from 'pizzip';
import { addendumTemplates } from '../../addendums/addendum-template';
import { agreementTemplates } from '../../agreements/agreement-template.service';
import { renderDocx } from '../../file-templates/rendering/render-docx';
import { sampleValues } from '../../file-templates/template-check';
import { offerTemplates } from '../../offers/offer-template';
import { STARTER_TEMPLATES } from './starter-templates';
import { templateDocx } from './template-docx';

const TAGS = {
  agreement: agreementTemplates.tags,
  addendum: addendumTemplates.tags,
  commercial_offer: offerTemplates.tags,
};

const textOf = (docx: Uint8Array) =>
  (new PizZip(docx).file('word/document.xml')?.asText() ?? '').replace(/<[^>]+>/g, '');

describe.each(STARTER_TEMPLATES.map((template) => [template.name, template] as const))(
  '%s',
  (_, template) => {
    const known = TAGS[template.documentKind];

    it('uses only fields its documents have', async () => {
      const { tags } = renderDocx(await templateDocx(template.blocks), sampleValues(known));
      expect(tags.filter((tag) => !known.some((one) => one.tag === tag))).toEqual([]);
    });

    it('leaves no brace and no blank in a document of which everything is known', async () => {
      const { content } = renderDocx(await templateDocx(template.blocks), sampleValues(known));
      const text = textOf(content);
      expect(text).not.toMatch(/[{}]/);
      // Two lines for the signatures, and none for what is not known.
      expect(text).not.toMatch(/[^.]\.\.(?!\.)|\uE000/);
      expect(text.match(/(?<!_)_{8}(?!_)/g) ?? []).toEqual([]);
    });
  },
);
