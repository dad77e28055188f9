import { agreementsModule } from '../agreements/agreements-module';
import { anActor, startTestApp, type TestApp } from '../platform/testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ modules: [agreementsModule] });
});
afterAll(() => app.close());

interface Parameter {
  name: string;
  schema: { properties?: Record<string, object> } & Record<string, unknown>;
}

test('the API description says of each filter what a value is', async () => {
  const document = (await app.as(anActor()).get('/api/openapi.json')).json<{
    paths: Record<string, { get: { parameters: Parameter[] } }>;
  }>();
  const parameters = document.paths['/api/agreements']?.get.parameters ?? [];
  const of = (name: string) => parameters.find((parameter) => parameter.name === name)?.schema;
  expect(of('per_page')).toMatchObject({ type: 'integer', maximum: 100 });
  expect(of('sort')?.enum).toEqual(expect.arrayContaining(['title', '-agreement_date']));
  const filters = of('filter')?.properties ?? {};
  expect(filters.status).toMatchObject({
    anyOf: [
      { type: 'string', enum: expect.arrayContaining(['draft', 'cancelled']) as string[] },
      { type: 'array' },
    ],
  });
  expect(filters.counterparty_id).toMatchObject({ anyOf: [{ type: 'integer' }, { type: 'array' }] });
  expect(filters.end_date).toMatchObject({ anyOf: [{ type: 'string' }, { type: 'object' }] });
  expect(filters.is_indefinite).toMatchObject({ enum: ['true', 'false'] });
});
