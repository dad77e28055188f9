import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { renderPage, screen, stubNetwork, waitFor, within } from 'shared/testing';

import { anAgreement } from '../testing/an-agreement';
import { books } from '../testing/books';
import EditPage from './edit.page';

const bare = {
  agreement_type: { id: 1, name: 'Поставка' },
  available_actions: ['send-to-approval' as const],
  files_count: 1,
};

function open(agreement: ReturnType<typeof anAgreement>, rules: Record<string, string>) {
  const network = stubNetwork({
    ...books(),
    'GET /api/agreements/412': agreement,
    'GET /api/agreement-types/1': {
      ...(books()['GET /api/agreement-types/1'] as object),
      field_rules: rules,
    },
  });
  const view = renderPage(<EditPage />, { path: '/agreements/:id/edit', at: '/agreements/412/edit' });
  return { ...view, network };
}

test('a field that the type hides is not in the form while it is empty', async () => {
  open(anAgreement({ ...bare, penalty_terms: null, payment_terms: 'По факту' }), {
    penalty_terms: 'hidden',
    payment_terms: 'hidden',
  });
  expect(await screen.findByLabelText('Порядок оплаты')).toHaveValue('По факту');
  expect(screen.queryByLabelText('Неустойка')).not.toBeInTheDocument();
});

test('a part of the form whose fields are all hidden is not in it', async () => {
  const empty = {
    prepayment_percent: null,
    payment_days: null,
    bank_account: null,
    payment_terms: null,
    penalty_terms: null,
    liability_cap: null,
  };
  const rules = Object.fromEntries(
    Object.keys(empty).map((name) => [name === 'bank_account' ? 'bank_account_id' : name, 'hidden']),
  );
  open(anAgreement({ ...bare, ...empty }), rules);
  await screen.findByLabelText(/^Название/);
  await waitFor(() => {
    expect(screen.queryByRole('heading', { name: 'Оплата' })).not.toBeInTheDocument();
  });
});

test('a field that the type requires bears a star and is asked for when the agreement is sent', async () => {
  const { user, network } = open(anAgreement({ ...bare, amount: '5.00', penalty_terms: null }), {
    penalty_terms: 'required',
  });
  expect(await screen.findByText(/Заполнить 1 поле/)).toBeInTheDocument();
  await user.click(screen.getByText('Отправить на согласование'));
  expect(within(await screen.findByRole('alert')).getByText(/исправьте 1 поле/)).toBeInTheDocument();
  expect(screen.getByText(REQUIRED_FIELD)).toBeInTheDocument();
  expect(network.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});
