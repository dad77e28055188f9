import { chainTemplateWhole } from 'shared/contract/approval/chain-template';
import { act, renderPage, reply, screen, stubNetwork, waitFor, within } from 'shared/testing';

import { template } from './chain-template.builder';
import { valuesOfTemplate, wireOfTemplate } from './form/template-values';
import TemplateEditPage from './template-edit.page';

function opened(network: Record<string, unknown> = {}) {
  const stub = stubNetwork({
    'GET /api/chain-templates/4': template,
    'GET /api/chain-templates/participant': { faults: [] },
    ...network,
  });
  const page = renderPage(<TemplateEditPage />, {
    at: '/handbooks/chains_templates/4',
    path: '/handbooks/chains_templates/:id',
  });
  const changes = () => stub.requests.filter(({ method }) => method !== 'GET');
  return { ...page, changes };
}

it('sends back what it was given when nothing is changed, also what the form does not offer', () => {
  const { conditions, stages } = wireOfTemplate(valuesOfTemplate(template));
  expect(conditions).toEqual(template.conditions);
  expect(stages[0]).toMatchObject({
    name: 'Юридическая экспертиза',
    deadline_value: 9,
    participants: [
      { kind: 'role', ref_id: 2, is_required: true },
      { kind: 'responsible', ref_id: null, is_required: false },
    ],
  });
});

it('is headed by the name of the template, in the page and in the tab', async () => {
  opened();
  expect(await screen.findByRole('heading', { level: 1, name: template.name })).toBeInTheDocument();
  expect(document.title).toContain(template.name);
});

it('is headed also when there is nothing to show: one press asks again, of none such it leads back', async () => {
  const gone = reply(404, { message: 'Запись не найдена', request_id: '7' });
  opened({ 'GET /api/chain-templates/4': gone });
  expect(await screen.findByRole('heading', { level: 1, name: 'Такого шаблона нет' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'К списку шаблонов' })).toHaveAttribute(
    'href',
    '/handbooks/chains_templates',
  );
  expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
});

it('replaces the whole template in the version it was read at, in the order the stages were put', async () => {
  const { user, changes } = opened({ 'PUT /api/chain-templates/4': { ...template, version: 4 } });
  expect(await screen.findByText(/Начатые согласования идут по прежней/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Этап 1: ниже' }));
  const bar = screen.getByRole('group', { name: 'Действия с формой' });
  // The tab bar of a phone gives way to what is decided.
  expect(bar).toHaveAttribute('data-decisions');
  await user.click(within(bar).getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => {
    expect(changes()).toHaveLength(1);
  });
  const body = chainTemplateWhole.parse(changes()[0]?.body);
  expect(body.lock_version).toBe(7);
  expect(body.stages.map(({ name }) => name)).toEqual(['Генеральный директор', 'Юридическая экспертиза']);
});

it('returns to the stage that was chosen wherever it is moved, and to none after its own', async () => {
  const [first, second] = template.stages;
  if (first === undefined || second === undefined) throw new Error('The template has stages');
  const back = { on_reject: 'return_to_stage' as const, return_stage_position: 1 };
  const third = { ...second, id: 3, position: 3, name: 'Подписание', ...back };
  const returning = { ...template, stages: [first, second, third] };
  const { user, changes } = opened({
    'GET /api/chain-templates/4': returning,
    'PUT /api/chain-templates/4': returning,
  });
  await user.click(await screen.findByRole('button', { name: 'Этап 1: ниже' }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => {
    expect(changes()).toHaveLength(1);
  });
  const { stages } = chainTemplateWhole.parse(changes()[0]?.body);
  expect(stages.map(({ return_stage_position: place }) => place)).toEqual([null, null, 2]);
});

it('asks anew for the stage to return to when that was removed', async () => {
  const [first, second] = template.stages;
  if (first === undefined || second === undefined) throw new Error('The template has stages');
  const back = { on_reject: 'return_to_stage' as const, return_stage_position: 1 };
  const third = { ...second, id: 3, position: 3, name: 'Подписание', ...back };
  const { user, changes } = opened({
    'GET /api/chain-templates/4': { ...template, stages: [first, second, third] },
  });
  await user.click(await screen.findByRole('button', { name: 'Убрать этап 1' }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Выберите один из предыдущих этапов')).toBeInTheDocument();
  expect(changes()).toHaveLength(0);
});

it('shows and changes the term of the whole approval and which decisions need a remark', async () => {
  const limited = { ...template, total_deadline_days: 5 };
  const { user, changes } = opened({
    'GET /api/chain-templates/4': limited,
    'PUT /api/chain-templates/4': limited,
  });
  const term = await screen.findByLabelText(/^Срок всего согласования/);
  expect(term).toHaveValue('5');
  await user.clear(term);
  await user.type(term, '7');
  const [summary] = screen.getAllByText('Ещё об этапе');
  await user.click(summary as HTMLElement);
  const [remarks] = screen.getAllByLabelText(/^Когда замечание обязательно/);
  await user.click(remarks as HTMLElement);
  await user.click(await screen.findByRole('option', { name: 'Не согласовано' }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => {
    expect(changes()).toHaveLength(1);
  });
  const sent = chainTemplateWhole.parse(changes()[0]?.body);
  expect(sent.total_deadline_days).toBe(7);
  expect(sent.stages[0]?.remark_required_on).toEqual(['return', 'approve_with_remarks']);
});

it('keeps what is typed though somebody else saves meanwhile, and sends it over the version it was typed into', async () => {
  let now = template;
  const { user, changes, queryClient } = opened({
    'GET /api/chain-templates/4': () => now,
    'PUT /api/chain-templates/4': { ...template, version: 4 },
  });
  const [name] = await screen.findAllByLabelText(/^Название/);
  await user.type(name as HTMLElement, ' отдела');
  now = { ...template, name: 'Чужое название', lock_version: 8 };
  await act(() => queryClient.invalidateQueries());
  expect(screen.getAllByLabelText(/^Название/)[0]).toHaveValue(`${template.name} отдела`);
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => {
    expect(changes()).toHaveLength(1);
  });
  expect(changes()[0]?.body).toMatchObject({ name: `${template.name} отдела`, lock_version: 7 });
});

it('brings together what two have saved, and asks only for what both have changed', async () => {
  const [first, second] = template.stages;
  if (first === undefined || second === undefined) throw new Error('The template has stages');
  const theirs = { ...template, priority: 5, name: 'Чужое название', lock_version: 8 };
  const answers = [
    reply(409, { message: 'Запись изменена другим сотрудником', current: theirs, request_id: '7' }),
    { ...theirs, version: 5, lock_version: 9 },
  ];
  const { user, changes } = opened({ 'PUT /api/chain-templates/4': () => answers[changes().length - 1] });
  const [name] = await screen.findAllByLabelText(/^Название/);
  await user.type(name as HTMLElement, ' отдела');
  await user.click(screen.getByRole('button', { name: 'Этап 1: ниже' }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Пока вы правили, шаблон изменил другой сотрудник' }),
  );
  expect(dialog.getByText('За это время изменено: Порядок — 5.')).toBeInTheDocument();
  expect(dialog.getAllByRole('row')).toHaveLength(2);
  await user.click(dialog.getByText('Чужое название'));
  await user.click(dialog.getByRole('button', { name: 'Сохранить выбранное' }));
  await waitFor(() => {
    expect(changes()).toHaveLength(2);
  });
  const body = chainTemplateWhole.parse(changes()[1]?.body);
  expect([body.name, body.priority, body.lock_version]).toEqual(['Чужое название', 5, 8]);
  expect(body.stages.map((stage) => stage.name)).toEqual([second.name, first.name]);
});

it('does not take a save whose answer was lost for the change of somebody else', async () => {
  const saved = { ...template, name: `${template.name} отдела`, version: 5, lock_version: 8 };
  const answers = [
    () => Promise.reject(new Error('Связь прервалась')),
    () => reply(409, { message: 'Запись изменена другим сотрудником', current: saved, request_id: '7' }),
  ];
  const { user, changes, alerts } = opened({
    'PUT /api/chain-templates/4': () => answers[changes().length - 1]?.(),
  });
  const [name] = await screen.findAllByLabelText(/^Название/);
  await user.type(name as HTMLElement, ' отдела');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => {
    expect(alerts()).toHaveLength(1);
  });
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => {
    expect(alerts().at(-1)).toBe(`Шаблон «${saved.name}» сохранён, версия 5`);
  });
  expect(changes()).toHaveLength(2);
});

it('puts nothing of one template into the one that is stepped to', async () => {
  const other = { ...template, id: 5, name: 'Закупки до миллиона' };
  const { router } = opened({ 'GET /api/chain-templates/5': other });
  const [name] = await screen.findAllByLabelText(/^Название/);
  expect(name).toHaveValue(template.name);
  await act(() => router.navigate('/handbooks/chains_templates/5'));
  await act(() => router.navigate('/handbooks/chains_templates/4'));
  await act(() => router.navigate('/handbooks/chains_templates/5'));
  expect((await screen.findAllByLabelText(/^Название/))[0]).toHaveValue(other.name);
});

it('says what is missing before it sends anything', async () => {
  const { user, changes } = opened();
  const [name] = await screen.findAllByLabelText(/^Название/);
  await user.clear(name as HTMLElement);
  await user.click(screen.getByRole('button', { name: /^Этап$/ }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  const summary = within(
    await screen
      .findByText('Проверьте заполнение полей')
      .then((title) => title.closest('div') as HTMLElement),
  );
  expect(summary.getByText(/^Название: Это поле обязательно/)).toBeInTheDocument();
  expect(screen.getAllByText('Это поле обязательно для заполнения').length).toBeGreaterThanOrEqual(3);
  expect(changes()).toHaveLength(0);
});

it('names every field to be put right, in the order they stand in, and leads to it', async () => {
  const [first, second] = template.stages;
  const [someone] = first?.participants ?? [];
  if (first === undefined || second === undefined || someone === undefined)
    throw new Error('The template is whole');
  const nobody = { ...someone, kind: 'user' as const, ref_id: null, ref_name: null };
  const told = { escalation_after_hours: 4, escalation_to: 'user' as const, escalation_user: null };
  const unfinished = {
    ...template,
    name: '',
    stages: [
      { ...first, participants: [someone, nobody] },
      { ...second, ...told, name: '', quorum_type: 'count' as const, quorum_value: null },
    ],
  };
  const { user, changes } = opened({ 'GET /api/chain-templates/4': unfinished });
  await user.click(await screen.findByRole('button', { name: 'Сохранить' }));
  const links = within(await screen.findByRole('alert')).getAllByRole('button');
  expect(links.map(({ textContent }) => textContent)).toEqual(
    [
      'Название',
      'Этап 1. Участник 2',
      'Этап 2. Название этапа',
      'Этап 2. Сколько решений нужно',
      'Этап 2. Кому сообщить о просрочке',
    ].map((field) => `${field}: Это поле обязательно для заполнения`),
  );
  for (const [at, name] of [
    /^Название/,
    /^Сотрудник/,
    /^Название этапа/,
    /^Число решений/,
    /^Сотрудник/,
  ].entries()) {
    await user.click(links[at] as HTMLElement);
    expect(document.activeElement).toHaveAccessibleName(name);
    expect(document.activeElement).toBeRequired();
    expect(document.activeElement).toHaveAccessibleDescription(/Это поле обязательно для заполнения/);
  }
  expect(changes()).toHaveLength(0);
});

it('says of a number that is none what it has to be', async () => {
  const [first, ...others] = template.stages;
  if (first === undefined) throw new Error('The template has stages');
  const counted = { ...first, quorum_type: 'count' as const, quorum_value: 2 };
  const { user, changes } = opened({
    'GET /api/chain-templates/4': { ...template, stages: [counted, ...others] },
  });
  const votes = await screen.findByLabelText(/^Число решений/);
  expect(votes).toHaveAccessibleDescription('Решения обязательных участников нужны в любом случае');
  await user.clear(votes);
  await user.type(votes, 'два');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(votes).toHaveAccessibleDescription('Укажите целое число');
  expect(changes()).toHaveLength(0);
});

it('keeps a fault with the stage it was found in when that is moved, and drops it with the stage', async () => {
  const [first, second] = template.stages;
  if (first === undefined || second === undefined) throw new Error('The template has stages');
  const nameless = { ...template, stages: [first, { ...second, name: '' }] };
  const { user } = opened({ 'GET /api/chain-templates/4': nameless });
  await user.click(await screen.findByRole('button', { name: 'Сохранить' }));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Этап 2. Название этапа: Это поле обязательно');
  await user.click(screen.getByRole('button', { name: 'Этап 2: выше' }));
  const [moved, other] = screen.getAllByLabelText(/^Название этапа/);
  expect(moved).toHaveAccessibleDescription(/обязательно/);
  expect(other).not.toHaveAccessibleDescription(/обязательно/);
  expect(summary).toHaveTextContent('Этап 1. Название этапа: Это поле обязательно');
  await user.click(screen.getByRole('button', { name: 'Убрать этап 1' }));
  expect(screen.queryByText(/Это поле обязательно/)).not.toBeInTheDocument();
});

it('drops a fault with what it was found in, and leaves open what was opened for it', async () => {
  const { user } = opened();
  const [name] = await screen.findAllByLabelText(/^Название этапа/);
  const [hours] = screen.getAllByLabelText('Через сколько рабочих часов после срока');
  if (name === undefined || hours === undefined) throw new Error('The template has stages');
  await user.clear(name);
  await user.type(hours, 'пять');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Это поле обязательно');
  expect(hours.closest('details')).toHaveAttribute('open');
  await user.type(name, 'Юристы');
  expect(name).not.toHaveAccessibleDescription(/обязательно/);
  expect(summary).not.toHaveTextContent('Это поле обязательно');
  expect(summary).toHaveTextContent('Укажите целое число');
  await user.clear(hours);
  expect(screen.queryByText('Укажите целое число')).not.toBeInTheDocument();
  expect(hours.closest('details')).toHaveAttribute('open');
});

it('keeps the focus where the list goes on after a press that takes the button away', async () => {
  const { user } = opened();
  await user.click(await screen.findByRole('button', { name: 'Этап 1: ниже' }));
  expect(screen.getByRole('button', { name: 'Этап 2: выше' })).toHaveFocus();
  const [added] = screen.getAllByRole('button', { name: 'Участник' });
  if (added === undefined) throw new Error('A participant can be added');
  await user.click(added);
  expect(document.activeElement).toHaveAttribute('role', 'combobox');
  await user.click(screen.getByRole('button', { name: 'Этап' }));
  expect(screen.getAllByLabelText(/^Название этапа/)[2]).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Убрать этап 3' }));
  expect(screen.getByRole('button', { name: 'Убрать этап 2' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Убрать этап 2' }));
  await user.click(screen.getByRole('button', { name: 'Убрать этап 1' }));
  expect(screen.getByRole('button', { name: 'Этап' })).toHaveFocus();
});

it('names, under whoever is chosen, those who could not be asked and why', async () => {
  const fault = 'Нет права «Голосование в цепочках согласования»: Степанова Ирина Леонидовна';
  opened({ 'GET /api/chain-templates/participant': { faults: [fault] } });
  const lines = await screen.findAllByText(fault);
  expect(lines).toHaveLength(template.stages.length);
  for (const line of lines) expect(line.closest('li')).toHaveTextContent('Участник 1');
});

it('shows under its field what the server refuses', async () => {
  const { user } = opened({
    'PUT /api/chain-templates/4': () =>
      reply(422, {
        message: 'Проверьте заполнение полей',
        errors: { 'stages.1.name': ['Такое название уже есть'] },
      }),
  });
  await user.click(await screen.findByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Такое название уже есть')).toBeInTheDocument();
  expect(screen.getByText('Этап 2. Название этапа: Такое название уже есть')).toBeInTheDocument();
});

it('takes the head of the document’s own department, who is named by no record', async () => {
  const [first, ...others] = template.stages;
  if (first === undefined) throw new Error('The template has stages');
  const [someone] = first.participants;
  if (someone === undefined) throw new Error('The stage has participants');
  const head = { ...someone, kind: 'department_head' as const, ref_id: null, ref_name: null };
  const ofOwnHead = { ...template, stages: [{ ...first, participants: [head] }, ...others] };
  const { user, changes } = opened({
    'GET /api/chain-templates/4': ofOwnHead,
    'PUT /api/chain-templates/4': ofOwnHead,
  });
  expect(await screen.findByPlaceholderText('Подразделение документа')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => {
    expect(changes()).toHaveLength(1);
  });
  const { stages } = chainTemplateWhole.parse(changes()[0]?.body);
  expect(stages[0]?.participants).toEqual([{ kind: 'department_head', ref_id: null, is_required: true }]);
});

it('opens what is folded away where a field of it is to be filled, and offers the fields by name', async () => {
  const [first, ...others] = template.stages;
  if (first === undefined) throw new Error('The template has stages');
  const byFields = { ...template, stages: [{ ...first, reset_on: 'fields' as const }, ...others] };
  const { user, changes } = opened({
    'GET /api/chain-templates/4': byFields,
    'GET /api/chain-templates/fields': { data: [{ name: 'amount', label: 'Сумма' }] },
    'PUT /api/chain-templates/4': byFields,
  });
  await user.click(await screen.findByRole('button', { name: 'Сохранить' }));
  expect(changes()).toHaveLength(0);
  const field = screen.getByLabelText(/^Какие поля/);
  expect(field.closest('details')).toHaveAttribute('open');
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: 'Сумма' }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => {
    expect(changes()).toHaveLength(1);
  });
  expect(chainTemplateWhole.parse(changes()[0]?.body).stages[0]?.reset_fields).toEqual(['amount']);
});
