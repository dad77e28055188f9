import { agreementName } from 'shared/contract/agreement/agreement-name';
import { dayInWords } from '../../file-templates/words/day-in-words.service';
import type { DemoAgreement } from '../agreements/demo-agreement';
import { isBeforeRemark, withFormerWording, wordingOf } from './returned-wording';

export interface ContractText {
  title: string;
  /** City and day, on one line. */
  place: string;
  day: string;
  preamble: string;
  sections: readonly { heading: string; clauses: readonly string[] }[];
  /** Header row first; empty without a specification. */
  table: readonly (readonly string[])[];
  total: string | null;
  sides: readonly string[];
}

const NB = '\u00a0';
const SIGNS: Readonly<Record<string, string>> = { RUB: '₽', USD: '$', EUR: '€', CNY: '¥' };

/** 1 234 567,89 */
export function moneyText(amount: string): string {
  const [whole = '0', kopecks = '00'] = amount.split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, NB)},${kopecks}`;
}

const ROLES: Readonly<Record<string, readonly [string, string]>> = {
  П: ['Покупатель', 'Поставщик'],
  З: ['Покупатель', 'Поставщик'],
  У: ['Заказчик', 'Исполнитель'],
  С: ['Заказчик', 'Подрядчик'],
  А: ['Арендатор', 'Арендодатель'],
  Л: ['Лицензиат', 'Лицензиар'],
  Р: ['Заказчик', 'Исполнитель'],
  К: ['Продавец', 'Покупатель'],
  Г: ['Принципал', 'Агент'],
  Н: ['Раскрывающая сторона', 'Получающая сторона'],
};

/** What our side and the other one are called in an agreement of the type. */
export function rolesOf(type: string): readonly [string, string] {
  return ROLES[type] ?? ['Сторона 1', 'Сторона 2'];
}

function priceClauses({ plan }: DemoAgreement): string[] {
  const { totals, vat, currency, payment } = plan;
  if (totals === null) return ['Цена определяется по заявкам сторон и условиям приложений.'];
  const sum = `${moneyText(totals.amount)}${NB}${SIGNS[currency] ?? currency}`;
  const tax =
    vat.percent === null
      ? `НДС не облагается (${vat.note ?? 'основание указано в приложении'})`
      : `в том числе НДС ${vat.percent}${NB}% — ${moneyText(totals.vat_amount)}${NB}${SIGNS[currency] ?? currency}`;
  return [`Цена договора составляет ${sum}, ${tax}.`, ...(payment === null ? [] : [payment.terms])];
}

function termClauses({ plan }: DemoAgreement): string[] {
  const { start, end, isIndefinite } = plan.life;
  const from = start === null ? 'с даты подписания' : `с ${dayInWords(start)}`;
  const until = isIndefinite || end === null ? 'без ограничения срока' : `по ${dayInWords(end)}`;
  const clauses = [`Договор действует ${from} ${until}, а в части расчётов — до их завершения.`];
  if (plan.renewal.type === 'auto') {
    clauses.push(
      `Если ни одна из сторон не заявит об отказе за ${String(plan.renewal.noticeDays ?? 30)} дней до окончания, договор продлевается на ${String(plan.renewal.months ?? 12)} месяцев.`,
    );
  }
  return clauses;
}

function sectionsOf(agreement: DemoAgreement): ContractText['sections'] {
  const { plan } = agreement;
  const [we, they] = rolesOf(plan.type);
  const common = [
    { heading: 'Предмет договора', clauses: [plan.subject] },
    {
      heading: 'Права и обязанности сторон',
      clauses: [
        `${they} исполняет обязательства своими силами либо с привлечением третьих лиц, за действия которых отвечает как за собственные.`,
        `${we} предоставляет сведения и доступ, необходимые для исполнения договора, в течение 5 рабочих дней с даты запроса.`,
        'Результат передаётся по акту или универсальному передаточному документу. Мотивированный отказ направляется в течение 5 рабочих дней.',
      ],
    },
  ];
  const money =
    plan.type === 'Н' ? [] : [{ heading: 'Цена и порядок расчётов', clauses: priceClauses(agreement) }];
  return [
    ...common,
    ...money,
    { heading: 'Срок действия', clauses: termClauses(agreement) },
    {
      heading: 'Ответственность сторон',
      clauses: [
        plan.penalty ??
          'Стороны отвечают за неисполнение обязательств по законодательству Российской Федерации.',
        'Уплата неустойки не освобождает от исполнения обязательства.',
      ],
    },
    {
      heading: 'Конфиденциальность',
      clauses: [
        'Сведения, полученные при исполнении договора, не раскрываются третьим лицам в течение трёх лет после его окончания.',
      ],
    },
    {
      heading: 'Заключительные положения',
      clauses: [
        'Споры рассматриваются Арбитражным судом города Санкт-Петербурга и Ленинградской области после направления претензии, срок ответа на которую — 15 рабочих дней.',
        'Изменения действительны, если совершены в письменной форме и подписаны уполномоченными представителями сторон.',
      ],
    },
  ];
}

/** The text of an agreement as its file holds it. */
export function contractText(agreement: DemoAgreement, version: number): ContractText {
  const { plan, number, internalNumber, owner } = agreement;
  const ours = owner.title;
  const sections = sectionsOf(agreement);
  const [we, they] = rolesOf(plan.type);
  const table = plan.items.map((item, at) => [
    String(at + 1),
    item.name,
    item.measure,
    item.quantity,
    moneyText(item.price),
    moneyText(item.amount),
  ]);
  return {
    title: `${plan.title.startsWith('Соглашение') ? 'Соглашение' : 'Договор'} ${agreementName({ number, internal_number: internalNumber })}`,
    place: `г.${NB}${owner.city}`,
    day: dayInWords(plan.life.agreementDate ?? plan.life.created),
    preamble: `${ours}, именуемое в дальнейшем «${we}», с одной стороны, и ${plan.partner.title}, именуемое в дальнейшем «${they}», с другой стороны, заключили настоящий договор${version > 1 ? ` (редакция ${String(version)})` : ''} о нижеследующем.`,
    sections: isBeforeRemark(agreement, version)
      ? withFormerWording(sections, wordingOf(agreement))
      : sections,
    table: table.length === 0 ? [] : [['№', 'Наименование', 'Ед.', 'Кол-во', 'Цена', 'Сумма'], ...table],
    total: plan.totals === null ? null : moneyText(plan.totals.amount),
    sides: [`${we}: ${ours}`, `${they}: ${plan.partner.title}`],
  };
}
