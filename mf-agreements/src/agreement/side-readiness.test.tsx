import type { Addendum } from 'shared/contract/addendum/addendum';
import type { Agreement } from 'shared/contract/agreement/agreement';
import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { renderPage, screen, stubNetwork, within } from 'shared/testing';

import AddendumCreatePage from '../addendums/edit/addendum-create.page';
import AddendumEditPage from '../addendums/edit/addendum-edit.page';
import EditPage from '../edit/edit.page';
import { anAddendum } from '../testing/an-addendum';
import { aCounterparty, books } from '../testing/books';
import { anAgreement } from '../testing/an-agreement';
import { someEffectiveTerms } from '../testing/effective-terms';

const aParty = (id: number, name_short: string, role_name: string): Agreement['parties'][number] => ({
  id: id + 100,
  counterparty: { id, name_short, legal_form: 'АО', inn: '7702070139', kpp: null },
  role_name,
  side: 'third',
  signatory: null,
  signed_at: null,
  comment: null,
});
const aSide = (id: number, name_short: string, patch: Partial<Counterparty>) => ({
  [`GET /api/counterparties/${String(id)}`]: aCounterparty({ id, legal_form: 'АО', name_short, ...patch }),
});

const parties = [aParty(31, 'Опора', 'Поручитель'), aParty(32, 'Надёжный Банк', 'Банк')];
const answers = (...sides: Record<string, unknown>[]) => {
  stubNetwork({
    ...books(),
    'GET /api/agreements/412': anAgreement({ parties, files_count: 1 }),
    'GET /api/agreements/412/effective-terms': someEffectiveTerms(),
    ...Object.fromEntries(sides.flatMap((side) => Object.entries(side))),
  });
};

const FORMS = [
  {
    what: 'an agreement',
    open: () => renderPage(<EditPage />, { path: '/agreements/:id/edit', at: '/agreements/412/edit' }),
  },
  {
    what: 'its addendum',
    open: () =>
      renderPage(<AddendumCreatePage />, {
        path: '/addendums/create',
        at: '/addendums/create?agreement=412',
      }),
  },
];

/** The lines about the sides, with how grave each is. */
async function saidOfSides(last: string) {
  const aside = await screen.findByRole('complementary', { name: 'Содержание и готовность' });
  await within(aside).findByText(last.replaceAll('\u00A0', ' '));
  return within(aside)
    .getAllByRole('listitem')
    .map((item) => `${within(item).getByRole('img').getAttribute('aria-label') ?? ''}: ${item.textContent}`)
    .filter((text) => /контрагент|стороны/i.test(text));
}

beforeEach(() => {
  localStorage.clear();
});

test.each(FORMS)('the form of $what tells what speaks against each of its sides', async ({ open }) => {
  answers(
    { 'GET /api/counterparties/20': aCounterparty({ status: 'limited' }) },
    aSide(31, 'Опора', { status: 'blocked', check_valid_until: '2020-01-01' }),
    aSide(32, 'Надёжный Банк', { check_valid_until: '2020-01-01' }),
  );
  open();
  const last = 'АО\u00A0«Надёжный Банк» (Банк): срок проверки контрагента истёк 01.01.2020';
  expect(await saidOfSides(last)).toEqual([
    'Внимание: По контрагенту есть ограничения',
    'Мешает отправить: АО\u00A0«Опора» (Поручитель): контрагент заблокирован',
    `Внимание: ${last}`,
  ]);
});

test.each(FORMS)('the form of $what says of sides that are all in order one line', async ({ open }) => {
  answers(aSide(31, 'Опора', {}), aSide(32, 'Надёжный Банк', {}));
  open();
  expect(await saidOfSides('Все стороны проверены')).toEqual(['Готово: Все стороны проверены']);
});

test('the form of an addendum looks at the sides as its changes leave them', async () => {
  const unchanged = {
    old_value: null,
    new_value: null,
    clause_ref: null,
    old: null,
    new: null,
    conflict: null,
  };
  const changes: Addendum['changes'] = [
    {
      ...unchanged,
      id: 1,
      target: 'agreement',
      target_id: null,
      operation: 'set',
      field: 'counterparty_id',
      new_value: { id: 40, name: 'АО «Тень»' },
      label: 'Контрагент',
    },
    {
      ...unchanged,
      id: 2,
      target: 'party',
      target_id: 131,
      operation: 'remove',
      field: null,
      label: 'Опора',
    },
    {
      ...unchanged,
      target: 'party',
      target_id: 9,
      operation: 'add',
      field: null,
      ...aParty(41, 'Касса', 'Плательщик'),
      label: 'Касса',
    },
  ];
  answers(
    { 'GET /api/addendums/7': anAddendum({ status: 'draft', changes }) },
    { 'GET /api/counterparties/20': aCounterparty({ status: 'blocked' }) },
    aSide(31, 'Опора', { status: 'blocked' }),
    aSide(32, 'Надёжный Банк', {}),
    aSide(40, 'Тень', { status: 'blocked' }),
    aSide(41, 'Касса', { status: 'limited' }),
  );
  renderPage(<AddendumEditPage />, { path: '/addendums/:id/edit', at: '/addendums/7/edit' });
  const last = 'АО\u00A0«Касса» (Плательщик): по контрагенту есть ограничения';
  const first = 'АО\u00A0«Тень» (новый контрагент): контрагент заблокирован';
  await saidOfSides(first);
  expect(await saidOfSides(last)).toEqual([`Мешает отправить: ${first}`, `Внимание: ${last}`]);
});
