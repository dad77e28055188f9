import type { TemplateTag } from 'shared/contract/file-template/file-template';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import { missingText } from 'shared/contract/record/record-kind';
import { formatDay } from '../calendar/format-day';
import { SIDES_TAGS, sidesValues } from '../counterparties/counterparty-template.service';
import {
  AMOUNT_TAGS,
  amountValues,
  isTaxed,
  DISCOUNT_TAGS,
  discountValues,
} from '../file-templates/amount-values.service';
import { hasDiscount, ITEM_LINE_TAGS, ITEM_TAGS, itemValues } from '../file-templates/item-values.service';
import { knownValues, plainTag, sectionTag } from '../file-templates/template-tags.service';
import type { TemplateKind } from '../file-templates/template-kinds.service';
import { dayInWords } from '../file-templates/words/day-in-words.service';
import { holds } from '../platform/http/access';
import { Forbidden, NotFound } from '../platform/http/errors';
import { findOffer } from './offers.repository';

const TAGS: readonly TemplateTag[] = [
  plainTag('номер', 'Номер предложения', 'КП-48/2026'),
  plainTag('дата', 'Дата предложения', '20.11.2026'),
  plainTag('дата прописью', 'Дата предложения, месяц словом', '«20»\u00a0ноября 2026\u00a0г.'),
  plainTag('название', 'Название', 'Реле и контакторы'),
  plainTag('предмет', 'Предмет', 'Поставка реле и контакторов'),
  plainTag('вступление', 'Вступительный текст', 'Благодарим за обращение и предлагаем…'),
  plainTag('условия', 'Условия', 'Цены указаны с доставкой до склада'),
  plainTag('действует до', 'Срок действия предложения', '20.12.2026'),
  plainTag('условия поставки', 'Условия поставки', 'Самовывоз со склада поставщика'),
  plainTag('срок поставки', 'Срок поставки, дней', '14'),
  plainTag('порядок оплаты', 'Порядок оплаты', 'Предоплата 100\u00a0%'),
  plainTag('гарантия', 'Гарантия, месяцев', '12'),
  plainTag('кому', 'Кому, название', 'ООО «Лесная Плаза»'),
  plainTag('контактное лицо', 'Контактное лицо', 'Иванов Пётр Сергеевич'),
  plainTag('исполнитель', 'Ответственный сотрудник', 'Соколова Мария Дмитриевна'),
  ...AMOUNT_TAGS,
  ...DISCOUNT_TAGS,
  ...SIDES_TAGS,
  ...ITEM_TAGS,
  sectionTag('есть спецификация', 'Раздел, если есть строки спецификации'),
  sectionTag('с ндс', 'Раздел, если сумма с НДС'),
];

const OTHERS_TEXT = 'Входящее предложение составляет контрагент: приложите его файл';

const counted = (value: number | null) => (value === null ? null : String(value));

/** What commercial offers give to templates. */
export const offerTemplates: TemplateKind = {
  tags: TAGS,
  lineTags: ITEM_LINE_TAGS,
  async facts(db, actor, id) {
    if (!holds(actor, 'commercial_offers.read')) throw new Forbidden();
    const row = await findOffer(db, actor, id);
    if (row === null) throw new NotFound(missingText(RECORD_KINDS.commercialOffer));
    const sides = await sidesValues(db, {
      currencyCode: row.currency_code,
      organization: { id: row.organization.id, signatoryId: null },
      counterparty: row.counterparty === null ? null : { id: row.counterparty.id, signatoryId: null },
    });
    // A lead has its name alone; a counterparty of the book has its legal form too.
    const known = sides.values['контрагент.наименование'];
    return {
      name: row.number,
      day: row.offer_date,
      organizationId: row.organization.id,
      ...(row.direction === 'incoming' && { warning: OTHERS_TEXT }),
      declined: sides.declined,
      values: {
        ...knownValues({
          номер: row.number,
          дата: formatDay(row.offer_date),
          'дата прописью': dayInWords(row.offer_date),
          название: row.title,
          предмет: row.subject,
          вступление: row.intro_text,
          условия: row.terms_text,
          'действует до': row.valid_until === null ? null : formatDay(row.valid_until),
          'условия поставки': row.delivery_terms,
          'срок поставки': counted(row.delivery_days),
          'порядок оплаты': row.payment_terms,
          гарантия: counted(row.warranty_months),
          кому: typeof known === 'string' ? known : row.counterparty_name,
          'контактное лицо': row.contact_name,
          исполнитель: row.responsible.full_name,
        }),
        ...(await amountValues(db, row)),
        ...(await discountValues(db, row)),
        ...sides.values,
        спецификация: itemValues(row.items),
        'есть спецификация': row.items.length > 0,
        'со скидкой': hasDiscount(row.items),
        'с ндс': isTaxed(row),
      },
    };
  },
};
