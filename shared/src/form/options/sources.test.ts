import { aCounterparty } from '../../testing/a-counterparty';
import { stubNetwork } from '../../testing/stub-network';
import { counterpartySource, organizationSource } from './party-sources';
import { departmentSource, employeeSource } from './people-sources';

const META = { current_page: 1, last_page: 1, per_page: 20, total: 1 };
const first = { search: '', page: 1, signal: new AbortController().signal };

describe('what a form offers to choose', () => {
  it('a blocked partner says so under the name', async () => {
    stubNetwork({
      'GET /api/counterparties': {
        data: [aCounterparty({ inn: '7803885829', kpp: null, status: 'blocked' })],
        meta: META,
      },
    });
    const { options } = await counterpartySource.load(first);
    expect(options[0]?.note).toBe('Заблокирован · ИНН\u00A07803885829');
  });

  it.each([
    { source: organizationSource, resource: 'counterparties', condition: 'filter[is_own]=true' },
    { source: counterpartySource, resource: 'counterparties', condition: 'filter[is_own]=false' },
    { source: employeeSource, resource: 'users', condition: 'filter[status]=active' },
    { source: departmentSource, resource: 'departments/choices', condition: 'filter[is_active]=true' },
  ])('of $resource asks for $condition alone', async ({ source, resource, condition }) => {
    const network = stubNetwork({ [`GET /api/${resource}`]: { data: [], meta: META } });
    await source.load(first);
    expect(decodeURIComponent(String(network.requests[0]?.query))).toContain(condition);
  });
});
