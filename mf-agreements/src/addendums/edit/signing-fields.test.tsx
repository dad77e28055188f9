import { addendumUpdate } from 'shared/contract/addendum/addendum-input';
import { aSession, NO_COMMENTS, renderPage, screen, stubNetwork } from 'shared/testing';

import { anAddendum } from '../../testing/an-addendum';
import { anAgreement } from '../../testing/an-agreement';
import { books, listed } from '../../testing/books';
import { someEffectiveTerms } from '../../testing/effective-terms';
import AddendumPage from '../card/addendum.page';
import { lockedNote } from '../addendum/addendum.labels';
import AddendumEditPage from './addendum-edit.page';
import { addendumForm } from './addendum-form';

function edit(addendum: ReturnType<typeof anAddendum>, session?: ReturnType<typeof aSession>) {
  const network = stubNetwork({
    ...books(),
    'GET /api/agreements/412': anAgreement({ status: 'active' }),
    'GET /api/agreements/412/effective-terms': someEffectiveTerms(),
    'GET /api/addendums/7': addendum,
    'PATCH /api/addendums/7': addendum,
  });
  const routes = [{ path: '/addendums/:id', element: <p>Карточка соглашения</p> }];
  const path = '/addendums/:id/edit';
  const { user } = renderPage(<AddendumEditPage />, { path, at: '/addendums/7/edit', routes, session });
  const saved = async () => {
    await user.click(screen.getByText('Сохранить'));
    await screen.findByText('Карточка соглашения');
    return addendumUpdate.parse(network.requests.find(({ method }) => method === 'PATCH')?.body);
  };
  return { user, saved, network };
}

test('an addendum takes effect by its original, and says by whom it is exchanged once it is electronic', async () => {
  const { user, saved } = edit(anAddendum());
  await user.click(await screen.findByText('По оригиналу'));
  expect(screen.queryByLabelText('Оператор ЭДО')).toBeNull();
  await user.click(screen.getByLabelText(/^Способ подписания/));
  await user.click(await screen.findByRole('option', { name: /^ЭДО/ }));
  await user.click(screen.getByLabelText('Оператор ЭДО'));
  await user.paste('Диадок');
  expect(await saved()).toEqual({
    lock_version: 1,
    activation_basis: 'original',
    signing_method: 'edi',
    edi_operator: 'Диадок',
  });
});

test('whoever may not read agreements is asked for nothing of theirs, and keeps the rest of the form', async () => {
  const rights = ['Просмотр дополнительных соглашений', 'Редактирование дополнительных соглашений'] as const;
  const { user, saved, network } = edit(anAddendum(), aSession([...rights]));
  const agreement = await screen.findByRole('combobox', { name: /^Договор/ });
  expect(agreement).toBeDisabled();
  expect(agreement).toHaveAccessibleDescription('Нужно право «Просмотр договоров»');
  // Without a line and without a way to add one the heading would stand over nothing.
  expect(screen.getByRole('group', { name: 'Изменения условий' })).toHaveTextContent(
    'Изменения условийНужно право «Просмотр договоров»',
  );
  expect(network.requests.filter(({ path }) => /agreements|obligations/.test(path))).toEqual([]);
  const title = screen.getByRole('textbox', { name: /^Название/ });
  await user.clear(title);
  await user.type(title, 'Иное название');
  expect(await saved()).toEqual({ lock_version: 1, title: 'Иное название' });
});

test('what stands at the operator is written down after the signature as well', async () => {
  const signed = anAddendum({ status: 'effective', signing_method: 'edi', open_groups: ['service'] });
  const { user, saved } = edit(signed);
  await user.click(await screen.findByLabelText('Состояние в ЭДО'));
  await user.paste('Подписан контрагентом');
  expect(screen.queryByText('По оригиналу')).toBeNull();
  expect(await saved()).toEqual({ lock_version: 1, edi_status: 'Подписан контрагентом' });
});

test('the card tells by what it takes effect and what the operator holds, and leaves out what nobody holds', async () => {
  stubNetwork({
    ...books(),
    'GET /api/addendums/7': anAddendum({ activation_basis: 'original', edi_operator: 'Диадок' }),
    'GET /api/addendums/7/history': listed([]),
    'GET /api/comments': NO_COMMENTS,
    'GET /api/addendums/7/neighbours': { previous: null, next: null, position: 1, total: 1 },
  });
  renderPage(<AddendumPage />, { path: '/addendums/:id', at: '/addendums/7' });
  expect(await screen.findByText('По оригиналу')).toBeInTheDocument();
  expect(screen.getByText('Диадок')).toBeInTheDocument();
  expect(screen.queryByText('Документ в ЭДО')).toBeNull();
});

test('an addendum that waits for its paper says so', () => {
  const waiting = {
    status: 'signed',
    activation_basis: 'original',
    originals_status: 'sent',
    can: { edit: false, edit_service: false, delete: false, upload: false },
  } as const;
  const note = 'Соглашение подписано и вступит в силу, когда придёт оригинал.';
  expect(lockedNote(anAddendum(waiting))).toBe(note);
  expect(lockedNote(anAddendum({ ...waiting, signing_method: 'edi' }))).not.toBe(note);
  expect(lockedNote(anAddendum({ ...waiting, originals_status: 'received' }))).not.toBe(note);
});

test('a draft kept before an addendum was signed as agreements are comes back whole', () => {
  const values = addendumForm.valuesOf(anAddendum());
  const { activation_basis: _, edi_operator: __, ...before } = values;
  const kept = { values: before, base: before, lockVersion: 1, key: 'k' };
  for (const version of [1, 2, 3]) {
    expect(addendumForm.draft.migrations?.[version]?.(kept).values).toEqual(values);
  }
});

test('a day before that of the addendum is told to reach back as it is typed', async () => {
  const { user } = edit(anAddendum({ addendum_date: '2026-11-20', effective_from: '2026-11-20' }));
  const day = await screen.findByLabelText(/^Действует с/);
  expect(day).not.toHaveAccessibleDescription(/обратной силой/);
  await user.clear(day);
  await user.type(day, '19.11.2026');
  await user.tab();
  expect(day).toHaveAccessibleDescription(/^С обратной силой: раньше даты соглашения/);
});
