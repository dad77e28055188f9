import { randomInt } from 'node:crypto';
import type { Agreement } from 'shared/contract/agreement/agreement';
import type { AgreementCreate } from 'shared/contract/agreement/agreement-input';
import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import type { AgreementType } from 'shared/contract/books/handbook';
import type { ListOf } from 'shared/contract/list/paging';

import type { ApiClient } from './api-client';

const LETTERS = 'бвгджзклмнпрст';

/** A word nobody else uses, to be found by: journeys run side by side on one server. */
export const uniqueWord = (): string =>
  Array.from({ length: 10 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

/** A title nobody else has; its last word is unique. */
export const uniqueTitle = (subject: string): string => `${subject}, заявка ${uniqueWord()}`;

/** The word by which the agreement of such a title is found. */
export const wordOf = ({ title }: { title: string }): string => title.split(' ').at(-1) ?? title;

async function firstOf<Row>(api: ApiClient, path: string): Promise<Row> {
  const { data } = await api.get<ListOf<Row>>(path);
  const [first] = data;
  if (first === undefined) throw new Error(`Nothing under ${path}`);
  return first;
}

/** A new draft of the employee, with one line and VAT on top, unless told otherwise. */
export async function anAgreement(api: ApiClient, change: Partial<AgreementCreate> = {}): Promise<Agreement> {
  const [type, ours, theirs, measure, rate] = await Promise.all([
    firstOf<AgreementType>(api, '/api/agreement-types?per_page=1&search=Разовая'),
    firstOf<Counterparty>(api, '/api/counterparties?per_page=1&filter[is_own]=true'),
    firstOf<Counterparty>(api, '/api/counterparties?per_page=1&filter[is_own]=false&filter[status]=active'),
    firstOf<{ id: number }>(api, '/api/measures?per_page=1&search=Штука'),
    firstOf<{ id: number }>(api, '/api/vat-rates?per_page=1&search=22'),
  ]);
  return api.post<Agreement>('/api/agreements', {
    title: uniqueTitle('Поставка кабеля'),
    agreement_type_id: type.id,
    organization_id: ours.id,
    counterparty_id: theirs.id,
    responsible_id: api.session.user.id,
    agreement_date: '2026-11-20',
    subject: 'Поставщик передаёт кабель по спецификации.',
    end_date: '2027-12-31',
    vat_mode: 'on_top',
    vat_rate_id: rate.id,
    items: [
      {
        name: 'Кабель оптический',
        quantity: '10',
        price: '1000.00',
        measure_id: measure.id,
        vat_mode: 'on_top',
        vat_rate_id: rate.id,
      },
    ],
    ...change,
  });
}
