import { rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement } from '../agreements/company.builder';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { rolesModule } from '../roles/roles-module';
import { filesModule } from './files-module';
import { pdf, uploadForm } from './upload.builder';

let app: TestApp;
let address: string;
let agent: Agent;
let headers: Record<string, string>;
let agreement: number;

beforeAll(async () => {
  app = await startTestApp({ modules: [rolesModule, agreementsModule, filesModule] });
  const company = await aCompany(app.db);
  const lawyer = await company.employee();
  agreement = await anAgreement(app.db, company, { responsible_id: lawyer.id });
  app.as(lawyer);
  headers = { authorization: `Bearer test-actor-${String(lawyer.id)}` };
  await app.deps.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${String((app.deps.app.server.address() as AddressInfo).port)}`;
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterAll(async () => {
  agent.destroy();
  await app.close();
});

/** The status of the answer, all of it read, over the one connection. */
function ask(url: string, body?: { payload: Buffer; headers: Record<string, string> }): Promise<number> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request(
      address + url,
      { agent, method, headers: { ...headers, ...body?.headers }, timeout: 120_000 },
      (answer) => answer.resume().once('end', () => resolve(answer.statusCode ?? 0)),
    );
    sent.once('timeout', () => sent.destroy(new Error('No answer')));
    sent.once('error', reject);
    sent.end(body?.payload);
  });
}

it('leaves its connection to the next request when the file could not be kept', async () => {
  // A file in the place of the folder: whatever is uploaded cannot be written.
  const drafts = path.join(app.deps.config.dataDir, 'files');
  await writeFile(drafts, '');
  const form = uploadForm({ id: agreement, content: pdf('x'.repeat(3_000_000)) });
  expect(await ask('/api/files', form)).toBeGreaterThanOrEqual(500);
  expect(await ask(`/api/agreements/${String(agreement)}`)).toBe(200);
  await rm(drafts);
  expect(await ask('/api/files', form)).toBe(201);
});
