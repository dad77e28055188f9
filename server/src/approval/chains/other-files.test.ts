import type { ApprovalChain } from 'shared/contract/approval/approval-chain';
import type { ApprovalTask } from 'shared/contract/approval/approval-task';
import { pdf } from '../../files/upload.builder';
import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk, stageOf } from '../approval.builder';

let desk: Desk;
let lawyer: Actor;

beforeAll(async () => {
  desk = await aDesk();
  lawyer = await desk.company.employee();
  await desk.template([stageOf([lawyer])]);
});
afterAll(() => desk.app.close());

const attach = (id: number, fileName: string, given: object = {}) =>
  desk.upload(id, { kind: 'attachment', fileName, content: pdf(fileName), ...given });

const othersOf = async (task: ApprovalTask | undefined) => {
  const answer = await desk.app.as(lawyer).get(`/api/approval-chains/${String(task?.chain_id)}`);
  return answer.json<ApprovalChain>().other_files ?? [];
};

it('shows beside the main text what else is agreed upon, as it was sent and each once', async () => {
  const id = await desk.draft();
  await attach(id, 'Спецификация.pdf');
  await attach(id, 'Гарантия.pdf', { content: pdf('Старая') });
  await attach(id, 'Гарантия.pdf', { content: pdf('Новая') });
  await desk.upload(id, { content: pdf('Вторая версия') });
  await desk.send(id);
  const [task] = await desk.tasks(lawyer);
  const others = await othersOf(task);
  expect(others.map(({ name, kind }) => [name, kind])).toEqual([
    ['Спецификация.pdf', 'attachment'],
    ['Гарантия.pdf', 'attachment'],
    ['Гарантия.pdf', 'attachment'],
  ]);
  expect(others.map(({ version_id: version }) => version)).not.toContain(task?.file?.version_id);
  const [first] = others;
  expect((await desk.app.as(lawyer).get(first?.url ?? '')).body).toContain('Спецификация.pdf');

  // What comes once the decision is given is not what was decided on.
  await desk.vote(lawyer, 'return', { remark: 'Добавьте смету' });
  await attach(id, 'Смета.pdf');
  const [done] = await desk.tasks(lawyer, '&filter[tab]=done');
  expect(await othersOf(done)).toEqual(others);
});

it('has nothing beside the text of a document without attachments', async () => {
  const id = await desk.draft();
  await desk.send(id);
  const [task] = await desk.tasks(lawyer, `&filter[document_id]=${String(id)}`);
  expect(await othersOf(task)).toEqual([]);
});
