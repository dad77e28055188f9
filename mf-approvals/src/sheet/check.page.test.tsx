import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { renderPage, screen, stubNetwork } from 'shared/testing';

import CheckPage from './check.page';

const verdict = {
  is_file_same: true,
  file_round: null,
  is_journal_same: null,
  status: 'passed',
  document: { kind: 'agreement', id: 5, label: 'Договор № 12', url: '/agreements/5' },
};
const SUM = 'a'.repeat(64);

function opened(answer: object = verdict) {
  const network = stubNetwork({ 'POST /api/approval-sheets/check': answer });
  const { user } = renderPage(<CheckPage />, { path: '/approvals/check', at: '/approvals/check?sheet=9' });
  return { network, user, check: () => user.click(screen.getByRole('button', { name: 'Проверить' })) };
}

it('forgets its verdict as soon as something else is typed', async () => {
  const { user, check } = opened();
  await user.type(screen.getByLabelText('SHA-256 файла'), SUM);
  await check();
  expect(await screen.findByText('Файл тот самый: согласовали именно его.')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Номер листа/), '1');
  expect(screen.queryByText('Файл тот самый: согласовали именно его.')).not.toBeInTheDocument();
});

it.each([
  ['running', 'Файл тот самый, но он ещё не согласован: согласование не завершено.'],
  ['paused', 'Файл тот самый, но он ещё не согласован: согласование не завершено.'],
  ['rejected', 'Файл тот самый, но он не согласован: его только отправляли на согласование.'],
  ['returned', 'Файл тот самый, но он не согласован: его только отправляли на согласование.'],
  ['cancelled', 'Файл тот самый, но он не согласован: его только отправляли на согласование.'],
  ['reset', 'Файл тот самый: его согласовали, но теперь документ требует повторного согласования.'],
])('calls no file agreed upon whose round is %s', async (status, said) => {
  const { user, check } = opened({ ...verdict, status });
  await user.type(screen.getByLabelText('SHA-256 файла'), SUM);
  await check();
  expect(await screen.findByText(said)).toBeInTheDocument();
  expect(screen.queryByText(/согласовали именно его/)).not.toBeInTheDocument();
});

it('does not pass for a check where there was nothing to compare', async () => {
  const { check } = opened({ ...verdict, is_file_same: null });
  await check();
  expect(await screen.findByText(/^Сравнивать было не с чем/)).toBeInTheDocument();
});

it.each([
  [{ is_sheet_same: true }, 'Контрольная сумма листа верна'],
  [{ is_sheet_same: false, has_gone_on: true }, 'после его составления решения дополнили или изменили'],
  [{ is_sheet_same: false, has_gone_on: false }, 'Контрольная сумма не от этого листа'],
  [{ is_sheet_same: false, has_gone_on: null }, 'дополнили или изменили либо лист не подлинный'],
])('compares the sum of the sheet and says what it found %#', async (found, said) => {
  const { network, user, check } = opened({ ...verdict, is_file_same: null, ...found });
  await user.type(screen.getByLabelText('Контрольная сумма листа'), SUM.toUpperCase());
  await check();
  expect(await screen.findByText(new RegExp(said))).toBeInTheDocument();
  expect(network.requests.map(({ body }) => body)).toContainEqual({ chain_id: 9, sheet_sum: SUM });
});

it('takes no line of the journal for a sheet: the whole journal has it', async () => {
  const { check, user } = opened({
    ...verdict,
    is_file_same: null,
    is_journal_same: true,
    is_sheet_same: null,
  });
  await user.type(screen.getByLabelText('Номер записи журнала'), '2759');
  await user.type(screen.getByLabelText('Контрольная сумма записи'), SUM);
  await check();
  expect(
    await screen.findByText(/^Запись журнала на месте\. Сам лист она не подтверждает/),
  ).toBeInTheDocument();
});

it('asks for the sum of a record of the journal whose number is given', async () => {
  const { network, user, check } = opened();
  await user.type(screen.getByLabelText('Номер записи журнала'), '2759');
  await check();
  expect(screen.getByLabelText('Контрольная сумма записи')).toHaveAccessibleDescription(
    'Укажите контрольную сумму записи',
  );
  expect(network.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

it.each([
  ['   ', REQUIRED_FIELD],
  ['девять', 'Номер листа состоит из цифр'],
])('asks for the number of the sheet, and for digits %#', async (typed, said) => {
  const { network, user, check } = opened();
  const number = screen.getByLabelText(/^Номер листа/);
  await user.clear(number);
  await user.type(number, typed);
  await check();
  expect(number).toHaveAccessibleDescription(said);
  expect(network.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});
