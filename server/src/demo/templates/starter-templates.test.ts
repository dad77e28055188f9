import PizZip from 'pizzip';
import { addendumTemplates } from '../../addendums/addendum-template';
import { agreementTemplates } from '../../agreements/agreement-template.service';
import { renderDocx } from '../../file-templates/rendering/render-docx';
import { checkTemplate, sampleValues } from '../../file-templates/template-check';
import { openRenderer } from '../../file-templates/rendering/renderer';
import { offerTemplates } from '../../offers/offer-template';
import { starterDocx, STARTER_TEMPLATES } from './starter-templates';

const KINDS = {
  agreement: agreementTemplates,
  addendum: addendumTemplates,
  commercial_offer: offerTemplates,
};

const renderer = openRenderer();
afterAll(() => renderer.close());

const textOf = (docx: Uint8Array) =>
  (new PizZip(docx).file('word/document.xml')?.asText() ?? '').replace(/<[^>]+>/g, '');

describe.each(STARTER_TEMPLATES.map((template) => [template.name, template] as const))(
  '%s',
  (_, template) => {
    const kind = KINDS[template.documentKind];

    it('uses only fields its documents have', async () => {
      const content = await starterDocx(template);
      const { unknown } = await checkTemplate(renderer, { content, kind });
      expect(unknown).toEqual([]);
    });

    it('leaves no brace and no blank in a document of which everything is known', async () => {
      const { content } = renderDocx(await starterDocx(template), sampleValues(kind.tags));
      const text = textOf(content);
      expect(text).not.toMatch(/[{}]/);
      // Two lines for the signatures, and none for what is not known.
      expect(text).not.toMatch(/[^.]\.\.(?!\.)|\uE000/);
      expect(text.match(/(?<!_)_{8}(?!_)/g) ?? []).toEqual([]);
    });
  },
);

it('names every side of an agreement of four in its preamble, its requisites and its signatures', async () => {
  const [supply] = STARTER_TEMPLATES;
  if (supply === undefined) throw new RangeError('No starter templates');
  const side = (role: string, name: string) => ({
    'сторона.роль': role,
    'сторона.полное наименование': `Общество «${name}»`,
    'сторона.наименование': `ООО «${name}»`,
    'сторона.инн': '7736207543',
    'сторона.подписант': `И. О. ${name}`,
  });
  const values = {
    ...sampleValues(agreementTemplates.tags),
    'другие стороны': [side('Поручитель', 'Порука'), side('Плательщик', 'Платёж')],
  };
  const text = textOf(renderDocx(await starterDocx(supply), values).content).replaceAll('\u00a0', ' ');
  expect(text).toMatch(/с другой стороны, и Общество «Порука»[^{]*«Поручитель»[^{]*, и Общество «Платёж»/);
  expect(text.match(/\/ И\. О\. Порука \//g)).toHaveLength(2);
  expect(text.match(/\/ И\. О\. Платёж \//g)).toHaveLength(2);
  expect(text).not.toMatch(/[{}]/);
});

it('leaves no line, no number and no comma behind where a party has nothing to fill them with', async () => {
  const [supply] = STARTER_TEMPLATES;
  if (supply === undefined) throw new RangeError('No starter templates');
  const values = {
    ...sampleValues(agreementTemplates.tags),
    'другие стороны': [],
    доходный: false,
    'контрагент.кпп': '',
    'контрагент.регистрация': '',
    'контрагент.телефон': '',
    'контрагент.почта': '',
    'контрагент.через представителя': false,
    'контрагент.действующего': 'действующий',
    'порядок оплаты': '',
    дата: '',
  };
  const text = textOf(renderDocx(await starterDocx(supply), values).content);
  expect(text).toContain('с одной стороны, и');
  expect(text.match(/КПП/g)).toHaveLength(1);
  expect(text.match(/Тел\./g)).toHaveLength(1);
  expect(text).toContain('«Поставщик», действующий на основании Устава');
  expect(text).not.toContain('Порядок оплаты');
  expect(text).toContain('«___»');
});

it('speaks of an agreement on secrecy as of an agreement throughout', async () => {
  const secrecy = STARTER_TEMPLATES.find(({ name }) => name === 'Соглашение о конфиденциальности');
  if (secrecy === undefined) throw new RangeError('No such template');
  const text = textOf(renderDocx(await starterDocx(secrecy), sampleValues(agreementTemplates.tags)).content);
  expect(text).toContain('Споры по Соглашению');
  expect(text).not.toContain('Договор');
});

const written = async (code: string, about: object) => {
  const starter = STARTER_TEMPLATES.find((each) => each.code === code);
  if (starter === undefined) throw new RangeError('No such template');
  const values = { ...sampleValues(agreementTemplates.tags), ...about };
  const { content } = renderDocx(await starterDocx(starter), { ...values, 'другие стороны': [] });
  const foot = new PizZip(content).file(/footer\d*\.xml$/).map((part) => part.asText());
  const xml = new PizZip(content).file('word/document.xml')?.asText() ?? '';
  const paragraphs = xml.match(/<w:p[ >][\s\S]*?<\/w:p>/g) ?? [];
  // A number before nothing: what stood there was left out, and its paragraph was not.
  const bare = paragraphs.filter((paragraph) => /<w:numPr>/.test(paragraph) && !/<w:t[ >]/.test(paragraph));
  return {
    text: textOf(content).replaceAll('\u00a0', ' '),
    bare: bare.length,
    empty: paragraphs.filter((paragraph) => paragraph.replace(/<[^>]+>/g, '') === '').length,
    foot: foot.join('').replace(/<[^>]+>/g, ''),
  };
};

it.each([
  ['supply', 'Покупатель', 'Поставщик'],
  ['services', 'Заказчик', 'Исполнитель'],
])(
  'calls us in «%s» by whether we pay, and the clauses speak of the same two',
  async (code, payer, payee) => {
    for (const [isIncome, ours, theirs] of [
      [false, payer, payee],
      [true, payee, payer],
    ] as const) {
      const { text, foot } = await written(code, {
        доходный: isIncome,
        'есть спецификация': true,
        'мы.наименование': 'АО «Мы»',
        'контрагент.наименование': 'ООО «Они»',
      });
      expect(text).toMatch(
        new RegExp(`в дальнейшем «${ours}».*с одной стороны.*в дальнейшем «${theirs}».*с другой`),
      );
      // Requisites, and the signatures under the specification.
      const named = text.match(new RegExp(`${ours}АО «Мы».*?${theirs}ООО «Они»`, 'g'));
      expect(named).toHaveLength(2);
      expect(foot).toMatch(new RegExp(`${ours}.*${theirs}`));
      expect(text).toContain(`${payee} обязуется`);
    }
  },
);

const NO_ADVANCE = { 'есть предоплата': false, 'полная предоплата': false };

it.each([
  ['supply', 'Предмет поставки: Реле.', 'Срок оплаты — 15 дней со дня получения счёта.'],
  ['services', 'Содержание услуг: Реле.', 'Срок оплаты — 15 дней со дня подписания акта.'],
])('says in «%s» once when it is paid, and names the subject as a sentence', async (code, subject, term) => {
  const about = { предмет: 'Реле.', 'срок оплаты': '15 дней', ...NO_ADVANCE };
  const usual = await written(code, { ...about, 'порядок оплаты': '' });
  expect(usual.text).toContain(subject);
  expect(usual.text).toContain(term);
  const agreed = await written(code, { ...about, 'порядок оплаты': 'Аванс 30 %' });
  expect(agreed.text).toContain('Порядок оплаты: Аванс');
  expect(agreed.text).not.toContain('15 дней');
  expect([usual.bare, agreed.bare]).toEqual([0, 0]);
});

it('agrees on a new price only where the addendum changes one', async () => {
  const price = STARTER_TEMPLATES.find(({ code }) => code === 'addendum_price');
  if (price === undefined) throw new RangeError('No such template');
  const docx = await starterDocx(price);
  const values = { ...sampleValues(addendumTemplates.tags), основание: '' };
  const agreed = (about: object) => textOf(renderDocx(docx, { ...values, ...about }).content);
  expect(agreed({})).toContain('договорились изменить цену и связанные с ней условия Договора.');
  expect(agreed({ 'меняет цену': false })).toContain('договорились изменить условия Договора.');
});

it.each(['addendum_extension', 'addendum_price'])(
  'lets «%s» that reaches back be in force since its signature, and any other since its day',
  async (code) => {
    const starter = STARTER_TEMPLATES.find((each) => each.code === code);
    if (starter === undefined) throw new RangeError('No such template');
    const docx = await starterDocx(starter);
    const values = { ...sampleValues(addendumTemplates.tags), 'действует с': '26.11.2026' };
    const text = (isRetroactive: boolean) =>
      textOf(renderDocx(docx, { ...values, 'с обратной силой': isRetroactive }).content).replaceAll(
        '\u00a0',
        ' ',
      );
    expect(text(true)).toContain('вступает в силу со дня его подписания обеими Сторонами и является');
    expect(text(true)).toContain('к отношениям Сторон, возникшим с 26.11.2026.');
    expect(text(false)).toContain('вступает в силу с 26.11.2026 и является');
    expect(text(false)).not.toMatch(/ст\. 425|со дня его подписания/);
  },
);

it.each(STARTER_TEMPLATES.filter(({ documentKind }) => documentKind === 'addendum'))(
  'calls the sides in «$name» as the agreement does, at the foot of its pages too',
  async (starter) => {
    const values = { ...sampleValues(addendumTemplates.tags), 'мы.роль': 'Арендатор' };
    const { content } = renderDocx(await starterDocx(starter), values);
    const text = textOf(content);
    expect(text).toMatch(/в дальнейшем «Арендатор».*в дальнейшем «Исполнитель»/);
    expect(text).not.toMatch(/Сторона \d/);
    const foot = new PizZip(content)
      .file(/footer\d*\.xml$/)
      .map((part) => part.asText())
      .join('');
    expect(foot).toMatch(/Арендатор.*Исполнитель/);
  },
);

it('ends an agreement with what is owed and without what nobody has filled in', async () => {
  const termination = STARTER_TEMPLATES.find(({ code }) => code === 'addendum_termination');
  if (termination === undefined) throw new RangeError('No such template');
  const docx = await starterDocx(termination);
  const values = { ...sampleValues(addendumTemplates.tags), 'дата расторжения': '01.12.2026' };
  const written = (about: object) =>
    textOf(renderDocx(docx, { ...values, ...about }).content).replaceAll('\u00a0', ' ');
  const full = written({});
  expect(full).toContain('по взаимному согласию расторгают Договор с 01.12.2026');
  expect(full).toContain('акт сверки взаимных расчётов');
  expect(full).toContain('не имеют друг к другу имущественных и иных претензий');
  const bare = written({ основание: '', содержание: '', изменения: [], 'с обратной силой': false });
  expect(bare).not.toMatch(/Основание расторжения|следующие условия Договора|ст\. 453 ГК РФ\)\.\s*\./);
  expect(bare).not.toContain('предшествующей дате подписания');
});

it('names no currency but that of the sum', async () => {
  const { text } = await written('supply', { 'сумма прописью': '5,00 (Пять) долларов США 00 центов' });
  expect(text).toContain('Оплата производится в безналичном порядке.');
  expect(text).not.toContain('рублях');
});

it('speaks of the rate of the tax only where the sum is taxed', async () => {
  const untaxed = { 'с ндс': false, 'ндс прописью': 'НДС не облагается' };
  expect((await written('supply', {})).text).toContain('Ставка НДС применяется');
  expect((await written('supply', untaxed)).text).not.toContain('Ставка НДС применяется');
});

it.each(['supply', 'services'])(
  'lets the settlements of «%s» outlive it only where it ends on a day',
  async (code) => {
    const tail = 'а в части расчётов — до их завершения';
    expect((await written(code, { срочный: true })).text).toContain(`до 31.12.2027, ${tail}.`);
    const endless = await written(code, { срочный: false, 'срок действия': 'бессрочно' });
    expect(endless.text).toContain('действует бессрочно.');
    expect(endless.text).not.toContain(tail);
  },
);

it('writes no requisites and no empty lines of a party that has none', async () => {
  const lacked = ['инн', 'кпп', 'регистрация', 'счет', 'банк', 'бик', 'корр. счет', 'телефон', 'почта'];
  const abroad = ['страна', 'налоговый номер', 'регистрационный номер', 'iban', 'swift'];
  const none = Object.fromEntries([...lacked, ...abroad].map((field) => [`контрагент.${field}`, '']));
  const full = await written('supply', {});
  const bare = await written('supply', none);
  const labels =
    /ОГРН|ИНН|Р\/с|Банк:|БИК|К\/с|Тел\.|Эл\. почта:|Страна:|(?:Налоговый|Регистрационный) номер:|IBAN|SWIFT/g;
  expect(full.text.match(labels)).toHaveLength(26);
  expect(bare.text.match(labels)).toHaveLength(13);
  expect(bare.empty).toBe(full.empty);
});

it.each([
  ['supply', 'Аванс — 30 % цены Договора — уплачивается до передачи товара.', 'со дня получения счёта'],
  [
    'services',
    'Аванс — 30 % стоимости услуг — уплачивается до начала оказания услуг.',
    'со дня подписания акта',
  ],
])('says in «%s» what is paid beforehand, and when the rest of it is', async (code, advance, from) => {
  const about = { предоплата: '30', 'срок оплаты': '15 дней', 'порядок оплаты': '' };
  const part = await written(code, { ...about, 'есть предоплата': true, 'полная предоплата': false });
  expect(part.text).toContain(`${advance} Срок оплаты остатка — 15 дней ${from}.`);
  const whole = await written(code, { ...about, предоплата: '100', 'есть предоплата': true });
  expect(whole.text).toContain(advance.replace('30', '100'));
  expect(whole.text).not.toContain('Срок оплаты');
  const nothing = await written(code, { ...about, ...NO_ADVANCE });
  expect(nothing.text).toContain(`Срок оплаты — 15 дней ${from}.`);
  expect(nothing.text).not.toContain('Аванс');
  expect([part.bare, whole.bare, nothing.bare]).toEqual([0, 0, 0]);
});

it('leaves a person who signs for themselves no basis, no blank title and no place for a seal', async () => {
  const itself = { 'контрагент.через представителя': false, 'контрагент.физическое лицо': true };
  const company = { 'мы.физическое лицо': false, 'контрагент.физическое лицо': false };
  const lacked = { 'контрагент.должность': '', 'контрагент.основание': '' };
  const person = await written('nda', { ...company, ...lacked, ...itself });
  expect(person.text).toContain('«Получающая сторона», с другой стороны');
  expect(person.text.match(/М\.П\./g)).toHaveLength(1);
  const nobody = await written('nda', { ...company, ...lacked, 'контрагент.через представителя': true });
  expect(nobody.text).toMatch(/«Получающая сторона», в лице [^,]+, действующей на основании [^,]*, с другой/);
  expect(nobody.text.match(/М\.П\./g)).toHaveLength(2);
});
