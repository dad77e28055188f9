import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { DocumentFile } from 'shared/contract/file/file';

import type { Account } from '../account';
import { wordOf } from '../an-agreement';
import { approve, aRoutedDraft, openTask, waitingTask } from './an-approval';
import type { ApiClient } from '../api-client';
import { expect, openLive, test } from '../journey';

test.use({ savesData: false, who: 'buyer' });

/** The buyer makes the agreement's text of the company's template. */
async function generate(page: Page, agreementId: number): Promise<void> {
  await openLive(page, `/agreements/${String(agreementId)}?tab=files`);
  await page.getByRole('button', { name: 'Составить по шаблону' }).click();
  const dialog = page.getByRole('dialog', { name: 'Составить по шаблону' });
  await dialog.getByText('Договор поставки').click();
  await dialog.getByRole('button', { name: 'Далее' }).click();
  await dialog.getByRole('button', { name: 'Составить', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/\.docx/).first()).toBeVisible();
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Отправить на согласование' }).click();
  await expect(page.getByText('На согласовании').first()).toBeVisible();
}

interface Stage {
  page: Page;
  /** Of the agreement: its number, and a word by which nobody else's is found. */
  id: number;
  word: string;
  apiOf: (account: Account) => Promise<ApiClient>;
  openAs: (account: Account) => Promise<Page>;
}

/** The economist is on leave: whoever stands in is asked beside the lawyer, and says for whom. */
async function approveAtOnce({ word, openAs }: Stage): Promise<Page> {
  const [lawyer, deputy] = [await openAs('lawyer'), await openAs('approver')];
  await Promise.all([lawyer.goto('/approvals'), deputy.goto('/approvals')]);
  await (await openTask(lawyer, word)).getByRole('button', { name: /Согласовать/ }).click();
  await expect(lawyer.getByRole('status').filter({ hasText: word })).toContainText('согласовано');
  const pane = await openTask(deputy, word);
  await expect(pane.getByText('По замещению: Астахова Ю. П.', { exact: true })).toBeVisible();
  await pane.getByRole('button', { name: /Согласовать/ }).click();
  await expect(deputy.getByRole('status').filter({ hasText: word })).toContainText('согласовано');
  return lawyer;
}

/** The director has the inbox open: the document comes when its turn has come, and goes back with a remark on a clause. */
async function returnLive({ id, word, apiOf, openAs }: Stage): Promise<void> {
  const director = await openAs('head');
  await openLive(director, '/approvals');
  await expect(director.getByRole('heading', { name: 'Согласование', level: 1 })).toBeVisible();
  await expect(director.locator('[data-task]').filter({ hasText: word })).toHaveCount(0);
  await approve(await apiOf('admin'), id);
  const pane = await openTask(director, word);
  await expect(director.getByText(/ждут вашего решения/).first()).toBeAttached();
  await pane.getByRole('button', { name: /На доработку/ }).click();
  const dialog = director.getByRole('dialog', { name: 'Вернуть на доработку' });
  await dialog.getByRole('button', { name: 'Замечание к пункту' }).click();
  await dialog.getByLabel('Пункт замечания 1').fill('п. 4.2');
  await dialog.getByLabel('Замечание 1', { exact: true }).fill('Срок оплаты велик');
  await dialog.getByRole('button', { name: 'Вернуть на доработку' }).click();
  await expect(dialog).toHaveCount(0);
}

/** The buyer, who has the card open, answers the remark, brings a new version and sends it again. */
async function rework({ page }: Stage): Promise<void> {
  const card = page.getByRole('main');
  await expect(card.getByText('На доработке').first()).toBeVisible();
  await page.getByRole('link', { name: 'Согласование', exact: true }).last().click();
  await expect(card.getByText('Срок оплаты велик').first()).toBeVisible();
  await expect(card.getByText('п. 4.2.').first()).toBeVisible();
  await card.getByRole('textbox', { name: 'Ответ на замечание' }).first().fill('Срок сокращён до 5 дней');
  await card.getByRole('button', { name: 'Исправлено' }).first().click();
  await expect(card.getByText('Срок сокращён до 5 дней').first()).toBeVisible();
  await page.getByRole('link', { name: /^Файлы/ }).click();
  await page.getByLabel('Загрузить файл').setInputFiles({
    name: 'Договор.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n% второй вариант\n%%EOF\n'),
  });
  await expect(page.getByRole('button', { name: /^Скачать Договор\.pdf, версия/ })).toBeVisible();
  await send(page);
}

/** Only those whose terms changed are asked again, and each sees what changed since the own decision. */
async function approveAgain(stage: Stage, lawyer: Page): Promise<void> {
  const { id, word, apiOf, page } = stage;
  await expect(waitingTask(await apiOf('admin'), id)).rejects.toThrow('Nothing waits');
  await openTask(lawyer, word);
  const changes = lawyer.getByRole('complementary', { name: 'Что изменилось' });
  await expect(changes).toContainText('загружена новая версия');
  await expect(changes).toContainText('Сейчас круг 2');
  for (const account of ['lawyer', 'approver', 'head'] as const) await approve(await apiOf(account), id);
  await expect(page.getByText('Согласован', { exact: true }).first()).toBeVisible();
}

/** The sheet names the file and everybody who approved it; its check tells this file from any other. */
async function prove({ page, id, apiOf }: Stage): Promise<void> {
  const buyer = await apiOf('buyer');
  const { data: files } = await buyer.get<{ data: DocumentFile[] }>(
    `/api/files?filter[documentable_type]=agreement&filter[documentable_id]=${String(id)}`,
  );
  const approved = files.find(({ name }) => name === 'Договор.pdf');
  if (approved === undefined) throw new Error('The approved text is gone');
  await expect(buyer.remove(`/api/files/${String(approved.id)}`)).rejects.toThrow(': 423 ');
  await page.goto(`/agreements/${String(id)}?tab=approval`);
  await expect(page.getByText('Сохранено из круга 1, версия 1').first()).toBeVisible();
  await page.getByRole('link', { name: 'Лист согласования' }).click();
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText(approved.sha256);
  await expect(sheet).toContainText('Срок оплаты велик');
  await expect(sheet).toContainText('Исправлено: Срок сокращён до 5 дней');
  await expect(sheet).toContainText('По замещению: Астахова Юлия Павловна');
  await sheet.getByRole('link', { name: 'Проверить лист' }).click();
  const content = await buyer.download(approved.url);
  const check = async (buffer: Buffer) => {
    const file = { name: 'Договор.pdf', mimeType: 'application/pdf', buffer };
    await page.getByLabel('Файл', { exact: true }).setInputFiles(file);
    const sum = createHash('sha256').update(buffer).digest('hex');
    await expect(page.getByLabel('SHA-256 файла')).toHaveValue(sum);
    await page.getByRole('button', { name: 'Проверить', exact: true }).click();
  };
  await check(content);
  await expect(page.getByRole('status').filter({ hasText: 'Файл тот самый' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Запись журнала на месте' })).toBeVisible();
  await check(Buffer.concat([content, Buffer.from(' ')]));
  await expect(page.getByRole('alert').filter({ hasText: 'Файл другой' })).toBeVisible();
}

test('an agreement is approved in two rounds, and its sheet proves who approved which file', async ({
  page,
  apiOf,
  openAs,
}) => {
  const draft = await aRoutedDraft(apiOf);
  const stage: Stage = { page, id: draft.id, word: wordOf(draft), apiOf, openAs };
  await generate(page, draft.id);
  await send(page);
  const lawyer = await approveAtOnce(stage);
  await returnLive(stage);
  await rework(stage);
  await approveAgain(stage, lawyer);
  await prove(stage);
});
