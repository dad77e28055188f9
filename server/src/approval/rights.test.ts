import { PERMISSIONS, type PermissionName } from 'shared/contract/access/permissions';
import { commentsModule } from '../comments/comments-module';
import { fileTemplatesModule } from '../file-templates/file-templates-module';
import { handbooksModule } from '../handbooks/handbooks-module';
import { aDesk, type Desk } from './approval.builder';

let desk: Desk;

beforeAll(async () => {
  desk = await aDesk([handbooksModule, fileTemplatesModule, commentsModule]);
});
afterAll(() => desk.app.close());

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
/** Nothing lies behind these numbers: whoever is let in is told so, or that the body is wrong. */
const GUARDED: readonly (readonly [Method, string, PermissionName])[] = [
  ['get', '/api/chain-templates', 'chain_templates.read'],
  ['get', '/api/chain-templates/fields?kind=agreement', 'chain_templates.read'],
  ['get', '/api/chain-templates/77', 'chain_templates.read'],
  ['post', '/api/chain-templates', 'chain_templates.create'],
  ['put', '/api/chain-templates/77', 'chain_templates.update'],
  ['patch', '/api/chain-templates/77', 'chain_templates.update'],
  ['post', '/api/chain-templates/trial', 'chain_templates.update'],
  ['post', '/api/chain-templates/77/archive', 'chain_templates.update'],
  ['delete', '/api/chain-templates/77', 'chain_templates.delete'],
  ['get', '/api/approval-chains/preview?kind=agreement&id=77', 'approval_chains.create'],
  ['post', '/api/approval-chains', 'approval_chains.create'],
  ['patch', '/api/approval-chains/77', 'approval_chains.edit'],
  ['post', '/api/approval-chains/77/finish', 'approval_chains.edit'],
  ['delete', '/api/approval-chains/77', 'approval_chains.delete'],
  ['post', '/api/approval-tasks/77/vote', 'approval_chains.vote'],
  ['post', '/api/approval-tasks/77/revoke', 'approval_chains.vote'],
  ['post', '/api/approval-tasks/77/viewed', 'approval_chains.vote'],
  ['post', '/api/approval-tasks/bulk-approve', 'approval_chains.vote'],
  ['post', '/api/file-templates', 'file_templates.create'],
  ['patch', '/api/file-templates/77', 'file_templates.update'],
  ['delete', '/api/file-templates/77', 'file_templates.delete'],
  ['post', '/api/file-templates/77/generate', 'file_templates.generate'],
];

const others = (right: PermissionName) =>
  PERMISSIONS.map(({ name }) => name).filter((name) => name !== right);

it.each(GUARDED)('%s %s is opened by its own right and by no other', async (method, url, right) => {
  expect((await desk.app.stranger[method](url)).statusCode).toBe(401);
  const barred = await desk.company.employee({ permissions: others(right) });
  expect((await desk.app.as(barred)[method](url)).statusCode).toBe(403);
  const holder = await desk.company.employee({ permissions: [right] });
  expect([200, 400, 404, 422]).toContain((await desk.app.as(holder)[method](url)).statusCode);
});

it.each([
  ['get', '/api/approval-tasks', ['approval_chains.vote', 'approval_chains.edit', 'approval_chains.create']],
  ['get', '/api/approval-tasks/77', ['approval_chains.vote', 'approval_chains.edit']],
  ['get', '/api/file-templates/choices', ['file_templates.read', 'file_templates.generate']],
  ['get', '/api/chain-templates/choices', ['chain_templates.read', 'document_types.update']],
  ['post', '/api/approval-tasks/77/forward', ['approval_chains.vote', 'approval_chains.edit']],
  ['post', '/api/approval-chains/77/add-participant', ['approval_chains.vote', 'approval_chains.edit']],
  ['post', '/api/approval-remarks/77/resolve', ['approval_chains.create', 'approval_chains.edit']],
] as const)('%s %s is opened by any of its rights', async (method, url, rights) => {
  expect((await desk.app.stranger[method](url)).statusCode).toBe(401);
  const barred = await desk.company.employee({ permissions: ['agreements.read', 'approval_chains.delete'] });
  expect((await desk.app.as(barred)[method](url)).statusCode).toBe(403);
  for (const right of rights) {
    const holder = await desk.company.employee({ permissions: [right] });
    expect([200, 400, 404, 422]).toContain((await desk.app.as(holder)[method](url)).statusCode);
  }
});

it.each([
  ['get', '/api/approval-tasks/summary'],
  ['get', '/api/approval-chains'],
  ['get', '/api/approval-chains/77'],
  ['get', '/api/approval-chains/77/sheet'],
  ['get', '/api/approval-chains/77/sheet/docx'],
  ['post', '/api/approval-sheets/check'],
  ['post', '/api/approval-chains/77/recall'],
  ['get', '/api/absences'],
  ['post', '/api/absences'],
  ['put', '/api/absences/77'],
  ['patch', '/api/absences/77'],
  ['delete', '/api/absences/77'],
] as const)('%s %s wants a session, and shows nobody what is not theirs', async (method, url) => {
  expect((await desk.app.stranger[method](url)).statusCode).toBe(401);
  const anybody = await desk.company.employee({ permissions: [] });
  expect([200, 404, 422]).toContain((await desk.app.as(anybody)[method](url)).statusCode);
});
