import type { TermValue } from 'shared/contract/addendum/effective-terms';
import type { TemplateTag } from 'shared/contract/file-template/file-template';
import { uncapitalised } from 'shared/contract/first-letter';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import { missingText } from 'shared/contract/record/record-kind';
import { AGREEMENT_TAGS, changedAgreement } from '../agreements/agreement-template.service';
import { formatDay } from '../calendar/format-day';
import {
  FURTHER_SIDES_LINE_TAGS,
  FURTHER_SIDES_TAGS,
  ROLE_TAGS,
  SIDES_TAGS,
  sidesValues,
} from '../counterparties/counterparty-template.service';
import { knownValues, lineTagsOf, plainTag, sectionTag } from '../file-templates/template-tags.service';
import type { TemplateKind } from '../file-templates/template-kinds.service';
import { dayInWords } from '../file-templates/words/day-in-words.service';
import { holds } from '../platform/http/access';
import { Forbidden, NotFound } from '../platform/http/errors';
import { subjectDoubts, subjectMarks, SUBJECT_TAGS, subjectValues } from './changes/change-subjects';
import { addendumSource } from './addendum-source';

const CHANGE_TAGS: readonly TemplateTag[] = [
  plainTag('условие', 'Строка изменения: условие', 'Дата окончания'),
  plainTag('было', 'Строка изменения: прежняя редакция', '31.12.2026'),
  plainTag('стало', 'Строка изменения: новая редакция', '31.12.2027'),
  plainTag('пункт', 'Строка изменения: пункт договора', 'п.\u00a03.1'),
];
const CHANGE_LINES = 'изменения';
const CHANGE_LINE_TAGS = lineTagsOf(CHANGE_LINES, CHANGE_TAGS);

const TAGS: readonly TemplateTag[] = [
  plainTag('номер', 'Номер дополнительного соглашения', '2'),
  plainTag('дата', 'Дата соглашения', '20.11.2026'),
  plainTag('дата прописью', 'Дата соглашения, месяц словом', '«20»\u00a0ноября 2026\u00a0г.'),
  plainTag('название', 'Название', 'О продлении срока'),
  plainTag('действует с', 'Действует с', '01.12.2026'),
  plainTag('основание', 'Основание', 'Рост цен на металл'),
  plainTag('содержание', 'Краткое содержание', 'Срок действия продлён до 31.12.2027'),
  sectionTag(CHANGE_LINES, 'Строки изменений'),
  sectionTag('с обратной силой', 'Раздел, если действует раньше своей даты'),
  ...CHANGE_TAGS,
  ...SUBJECT_TAGS,
  ...AGREEMENT_TAGS.map(({ tag, label, ...rest }) => ({
    ...rest,
    tag: `договор.${tag}`,
    label: `Изменяемый договор: ${uncapitalised(label)}`,
  })),
  ...SIDES_TAGS,
  ...ROLE_TAGS,
  ...FURTHER_SIDES_TAGS,
];

/** A value as a text of a contract prints it: the sign of the rouble belongs on screens. */
const inLetters = (value: string | null) => (value ?? '—').replace(/\s?₽/g, '\u00a0руб.');

const idOf = (value: TermValue) => (typeof value === 'object' && value !== null ? value.id : null);

/** What addenda give to templates. */
export const addendumTemplates: TemplateKind = {
  tags: TAGS,
  lineTags: new Map([...CHANGE_LINE_TAGS, ...FURTHER_SIDES_LINE_TAGS]),
  async facts(db, actor, id) {
    if (!holds(actor, 'addendums.read')) throw new Forbidden();
    const row = await addendumSource.find(db, actor, id);
    if (row === null) throw new NotFound(missingText(RECORD_KINDS.addendum));
    const parent = await changedAgreement(db, row.agreement.id);
    const { changes, kinds, is_retroactive } = row;
    const from = row.effective_from === null ? null : formatDay(row.effective_from);
    const subjects = subjectValues({ kinds, changes });
    const signing = parent.sides;
    const changed = (term: string) =>
      changes.find(({ target, field }) => target === 'agreement' && field === term);
    const paidTo = changed('bank_account_id');
    const paidIn = changed('currency_code')?.new_value;
    const sides = await sidesValues(db, {
      // The requisites under an addendum are those it leads to.
      accountId: paidTo === undefined ? signing.accountId : idOf(paidTo.new_value),
      currencyCode: typeof paidIn === 'string' ? paidIn : signing.currencyCode,
      roles: signing.roles,
      // With who comes by the addendum: it is they who sign it.
      further: row.parties.map(({ counterparty, signatory, role_name }) => ({
        id: counterparty.id,
        signatoryId: signatory?.id ?? null,
        role: role_name,
      })),
      organization: {
        ...signing.organization,
        signatoryId: row.our_signatory?.id ?? signing.organization.signatoryId,
      },
      counterparty: {
        ...signing.counterparty,
        signatoryId: row.their_signatory?.id ?? signing.counterparty.signatoryId,
      },
    });
    const ofParent = Object.entries(parent.values).map(([tag, value]): [string, string] => [
      `договор.${tag}`,
      value,
    ]);
    return {
      name: `${parent.name} ДС ${row.number}`,
      day: row.addendum_date,
      organizationId: signing.organization.id,
      declined: sides.declined,
      repeated: sides.repeated,
      doubts: subjectDoubts({ kinds, changes }),
      about: subjectMarks({ kinds, changes }),
      values: {
        ...knownValues({
          номер: row.number,
          дата: row.addendum_date === null ? null : formatDay(row.addendum_date),
          'дата прописью': row.addendum_date === null ? null : dayInWords(row.addendum_date),
          название: row.title,
          'действует с': from,
          'дата расторжения': subjects['расторгает договор'] === true ? from : null,
          основание: row.reason,
          содержание: row.summary,
        }),
        ...Object.fromEntries(ofParent),
        ...sides.values,
        'с обратной силой': is_retroactive,
        ...subjects,
        изменения: changes.map((change) => ({
          условие: change.label,
          было: inLetters(change.old),
          стало: inLetters(change.new),
          пункт: change.clause_ref ?? '',
        })),
      },
    };
  },
};
