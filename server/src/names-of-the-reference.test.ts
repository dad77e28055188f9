import { MODULES } from './app';
import { bareSchema } from './platform/http/openapi/openapi';
import { anActor, startTestApp, type TestApp } from './platform/testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ modules: MODULES });
});
afterAll(() => test.close());

/** Fields of the domain reference that stood under other names, or not at all. */
const NAMES = {
  agreements: ['suspended_reason', 'renewal_limit', 'watchers', 'current_version_id', 'status_reason'],
  addendums: ['kind', 'agreement_id', 'is_retroactive', 'effective_to'],
  counterparties: ['check_status', 'checked_by_id', 'name_normalized', 'addresses_equal', 'merged_into_id'],
  currencies: ['numeric', 'forms'],
  numerators: ['scope', 'reset', 'next_value', 'pattern'],
  'file-templates': ['agreement_type_ids', 'version', 'file_id', 'tags', 'unknown_tags'],
  'chain-templates': ['version', 'created_by_id', 'updated_by_id', 'archived_by_id'],
  'approval-chains': ['template_id', 'template_version', 'document_version_id', 'available_actions'],
  files: [
    ...['original_name', 'mime', 'source', 'document_type_id', 'frozen_at', 'made_of', 'lock_version', 'can'],
    'available_actions',
  ],
  comments: ['author_id', 'attachments', 'is_internal', 'resolved_at'],
  users: [
    'login',
    'locale',
    'timezone',
    'name_genitive',
    'name_dative',
    'email_confirmed_at',
    'updated_by_id',
  ],
  roles: ['permission_ids', 'created_by_id', 'updated_by_id'],
  absences: ['user_id', 'deputy_id', 'created_by_id', 'updated_at', 'updated_by_id'],
  'saved-views': [
    'created_at',
    'updated_at',
    'created_by_id',
    'can',
    'available_actions',
    'owner_id',
    'filters',
    'sort',
    'columns',
    'position',
  ],
  imports: ['mapping', 'mode', 'dry_run', 'totals', 'errors_file'],
  obligations: ['agreement_id', 'addendum_id', 'due_rule', 'shift_rule', 'depends_on_id'],
} as const;

it.each(Object.entries(NAMES))(
  'the card of %s tells its fields by the names of the reference',
  (of, names) => {
    const { routes } = test.deps.app.apiDescription;
    const card = routes.find(({ method, url }) => method === 'GET' && url === `/api/${of}/:id`);
    const schema = card?.response;
    if (schema === undefined || schema === 'stream') throw new Error(`No card of ${of}`);
    const told = Object.keys(bareSchema(schema, 'output').properties ?? {});
    expect(names.filter((name) => !told.includes(name))).toEqual([]);
  },
);

describe('what is wrong with a field', () => {
  const term = { lock_version: 1, shift_rule: 'q', depends_on_id: 'q', due_rule: { base: 'q' } };
  const ours = ['kinds', 'kinds.0', 'due_shift', 'after_id', 'due_base', 'numeric_code'];
  const told = async (method: 'post' | 'patch', url: string, body: object) => {
    const answer = await test.as(anActor())[method](url, body);
    expect(answer.statusCode).toBe(422);
    return Object.keys(answer.json<{ errors: object }>().errors);
  };

  it.each([
    { method: 'post', url: '/api/addendums', body: { kind: ['q'] }, sent: ['kind.0'] },
    { method: 'patch', url: '/api/obligations/77', body: term, sent: Object.keys(term).slice(1) },
    { method: 'patch', url: '/api/obligations', body: { id: 77, ...term }, sent: Object.keys(term).slice(1) },
    { method: 'post', url: '/api/currencies', body: { numeric: 'q' }, sent: ['numeric'] },
  ] as const)('is said under the name it was sent by: $method $url', async ({ method, url, body, sent }) => {
    const fields = await told(method, url, body);
    expect(fields).toEqual(expect.arrayContaining([...sent]));
    expect(fields.filter((name) => ours.includes(name))).toEqual([]);
  });

  it('is said under our own name where it was sent by that', async () => {
    expect(await told('patch', '/api/obligations/77', { lock_version: 1, due_shift: 'q' })).toEqual([
      'due_shift',
    ]);
  });

  it('is said so when a rule of the record has found it', async () => {
    const kept = { name: 'Рубль', sign: '₽', is_active: true };
    const answer = await test.as(anActor()).post('/api/currencies', { code: 'QQQ', numeric: '643', ...kept });
    expect(answer.json()).toMatchObject({ errors: { numeric: [expect.any(String)] } });
  });
});
