import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { DocumentFile } from 'shared/contract/file';

import { wordOf } from './an-agreement';
import { approve, aRoutedDraft, openTask, waitingTask } from './an-approval';
import { expect, openLive, test } from './journey';

test.use({ who: 'buyer' });

/** The buyer makes the agreement's text of the company's template. */
async function generate(page: Page, agreementId: number): Promise<void> {
  await page.goto(`/agreements/${String(agreementId)}?tab=files`);
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

test('an agreement is approved in two rounds, and its sheet proves who approved which file', async ({
  page,
  apiOf,
  openAs,
}) => {
  const draft = await aRoutedDraft(apiOf);
  const { id } = draft;
  const word = wordOf(draft);
  const [buyer, finance, director] = await Promise.all([apiOf('buyer'), apiOf('approver'), apiOf('head')]);
  await generate(page, id);
  await send(page);

  // The economist is on leave: whoever stands in is asked, and says for whom.
  const lawyerPage = await openAs('lawyer');
  const financePage = await openAs('approver');
  const directorPage = await openAs('head');
  await lawyerPage.goto('/approvals');
  await (await openTask(lawyerPage, word)).getByRole('button', { name: /Согласовать/ }).click();
  await expect(lawyerPage.getByRole('status').filter({ hasText: word })).toContainText('согласовано');
  await financePage.goto('/approvals');
  const deputy = await openTask(financePage, word);
  await expect(deputy.getByText('По замещению: Астахова Ю. П.')).toBeVisible();
  await deputy.getByRole('button', { name: /Согласовать/ }).click();
  await expect(financePage.getByRole('status').filter({ hasText: word })).toContainText('согласовано');

  // The director has the inbox open, and sees the document come when its turn has come.
  await openLive(directorPage, '/approvals');
  await expect(directorPage.getByRole('heading', { name: 'Согласование', level: 1 })).toBeVisible();
  await expect(directorPage.locator('[data-task]').filter({ hasText: word })).toHaveCount(0);
  await approve(await apiOf('admin'), id);
  const decided = await openTask(directorPage, word);
  await decided.getByRole('button', { name: /На доработку/ }).click();
  const remark = directorPage.getByRole('dialog', { name: 'Вернуть на доработку' });
  await remark.getByRole('button', { name: 'Замечание к пункту' }).click();
  await remark.getByLabel('Пункт замечания 1').fill('п. 4.2');
  await remark.getByLabel('Замечание 1', { exact: true }).fill('Срок оплаты велик');
  await remark.getByRole('button', { name: 'Вернуть на доработку' }).click();
  await expect(remark).toHaveCount(0);

  // The buyer, whose card is open, reads the remark, answers it, and brings a new version.
  await page.goto(`/agreements/${String(id)}?tab=approval`);
  await expect(page.getByText('На доработке').first()).toBeVisible();
  const main = page.getByRole('tabpanel');
  await expect(main.getByText('Срок оплаты велик')).toBeVisible();
  await expect(main.getByText('п. 4.2.')).toBeVisible();
  await main.getByRole('textbox', { name: 'Ответ на замечание' }).fill('Срок сокращён до 5 дней');
  await main.getByRole('button', { name: 'Исправлено' }).click();
  await expect(main.getByText('Срок сокращён до 5 дней')).toBeVisible();
  await page.getByRole('link', { name: /^Файлы/ }).click();
  await page.getByLabel('Загрузить файл').setInputFiles({
    name: 'Договор.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n% второй вариант\n%%EOF\n'),
  });
  await expect(page.getByText('Договор.pdf').first()).toBeVisible();
  await send(page);

  // Those whose terms changed are asked again, and each sees what changed since the own decision.
  await expect(waitingTask(await apiOf('admin'), id)).rejects.toThrow('Nothing waits');
  await lawyerPage.reload();
  await openTask(lawyerPage, word);
  const changes = lawyerPage.getByRole('complementary', { name: 'Что изменилось' });
  await expect(changes).toContainText('загружена новая версия');
  await expect(changes).toContainText('Сейчас круг 2');
  await Promise.all([approve(await apiOf('lawyer'), id), approve(finance, id)]);
  await approve(director, id);
  await expect(page.getByText('Согласован').first()).toBeVisible();
  await page.goto(`/agreements/${String(id)}?tab=approval`);
  await expect(page.getByRole('tabpanel').getByText('Сохранено из круга 1, версия 1')).toBeVisible();

  // The approved text stays what it is.
  const { data: files } = await buyer.get<{ data: DocumentFile[] }>(
    `/api/files?filter[documentable_type]=agreement&filter[documentable_id]=${String(id)}`,
  );
  const approved = files.find(({ name }) => name === 'Договор.pdf');
  if (approved === undefined) throw new Error('The approved text is gone');
  await expect(buyer.remove(`/api/files/${String(approved.id)}`)).rejects.toThrow(': 423 ');

  // The sheet names the file and everybody who approved it; its check tells this file from any other.
  await page.getByRole('link', { name: 'Лист согласования' }).click();
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText(approved.sha256);
  await expect(sheet).toContainText('Срок оплаты велик — исправлено');
  await expect(sheet).toContainText('по замещению: Астахова Ю. П.');
  await sheet.getByRole('link', { name: 'Проверить лист' }).click();
  const content = await buyer.download(approved.url);
  expect(createHash('sha256').update(content).digest('hex')).toBe(approved.sha256);
  const choose = async (buffer: Buffer) => {
    await page
      .getByLabel('Файл', { exact: true })
      .setInputFiles({ name: 'Договор.pdf', mimeType: 'application/pdf', buffer });
    await page.getByRole('button', { name: 'Проверить', exact: true }).click();
  };
  await choose(content);
  await expect(page.getByRole('status').filter({ hasText: 'Файл тот самый' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Запись журнала на месте' })).toBeVisible();
  await choose(Buffer.concat([content, Buffer.from(' ')]));
  await expect(page.getByRole('alert').filter({ hasText: 'Файл другой' })).toBeVisible();
});
