import type { Page } from '@playwright/test';
import type { CommentThread } from 'shared/contract/comment/comment';
import type { Agreement } from 'shared/contract/agreement/agreement';
import type { DocumentFile } from 'shared/contract/file/file';
import type { ListOf } from 'shared/contract/list/paging';

import { anAgreement } from '../an-agreement';
import type { ApiClient } from '../api-client';
import { expect, openLive, test } from '../journey';

test('what one says beside an agreement is seen by the other at once, who goes on typing where they were', async ({
  page,
  api,
  openAs,
}) => {
  const { id } = await anAgreement(api);
  const first = { commentable_type: 'agreement', commentable_id: id, body: 'Проверьте срок поставки' };
  await api.post<CommentThread>('/api/comments', first);
  const other = await openAs('admin');
  await openLive(other, `/agreements/${String(id)}?tab=comments`);
  await other.getByRole('button', { name: 'Ответить' }).click();
  const answer = other.getByRole('textbox', { name: 'Ответ' });
  await answer.fill('Срок верный');
  const before = await answer.boundingBox();

  await page.goto(`/agreements/${String(id)}?tab=comments`);
  const field = page.getByRole('textbox', { name: 'Комментарий' });
  await field.pressSequentially('Посмотрите, @Кузнец');
  await page.getByRole('option', { name: /Кузнецов/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await expect(field).toHaveValue('');

  await expect(other.getByText('Новый', { exact: true })).toBeVisible();
  await expect(answer).toHaveValue('Срок верный');
  await expect(answer).toBeFocused();
  expect((await answer.boundingBox())?.y).toBe(before?.y);
  await answer.press('Control+Enter');
  await expect(page.getByText('Срок верный')).toBeVisible();
});

/** A contract in Word of the demo company. */
async function aText(api: ApiClient): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const { data } = await api.get<ListOf<Agreement>>('/api/agreements?per_page=50');
  for (const { id } of data) {
    const of = `filter[documentable_type]=agreement&filter[documentable_id]=${String(id)}`;
    const files = await api.get<{ data: DocumentFile[] }>(`/api/files?${of}`);
    const text = files.data.find(({ extension }) => extension === 'docx');
    if (text !== undefined) {
      return {
        name: 'Проект.docx',
        mimeType: 'application/octet-stream',
        buffer: await api.download(text.url),
      };
    }
  }
  throw new Error('The demo company has no text in Word');
}

/** Nothing runs within the frame of a text, so it is looked into from the page around it. */
const inFrame = <Result>(page: Page, look: (text: Document) => Result) =>
  page.evaluate<Result | null>(`(() => {
    const text = document.querySelector('iframe')?.contentDocument;
    return text?.querySelector('p') ? (${look.toString()})(text) : null;
  })()`);

test('a clause that somebody quotes is at once before its author, who opens the place', async ({
  page,
  api,
  openAs,
}) => {
  const { id } = await anAgreement(api);
  await page.goto(`/agreements/${String(id)}?tab=files`);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await aText(api));
  await page.getByRole('button', { name: 'Проект.docx', exact: true }).waitFor();
  await openLive(page, `/agreements/${String(id)}?tab=comments`);

  const other = await openAs('admin');
  await other.goto(`/agreements/${String(id)}?tab=files`);
  await other.getByRole('button', { name: 'Проект.docx', exact: true }).click();
  await expect.poll(() => inFrame(other, (text) => text.querySelectorAll('p').length)).toBeGreaterThan(5);
  const words = await inFrame(other, (text) => {
    const clause = [...text.querySelectorAll('p')].find(({ textContent }) => textContent.length > 60);
    const range = text.createRange();
    range.selectNodeContents(clause ?? text.body);
    text.getSelection()?.addRange(range);
    return clause?.textContent ?? '';
  });
  await other.getByRole('button', { name: 'Замечание к этому месту' }).click();
  await other.getByRole('textbox', { name: 'Замечание' }).fill('Это место проверить');
  await other.keyboard.press('Control+Enter');

  await expect(page.getByText('Это место проверить')).toBeVisible();
  await page.getByRole('button', { name: /Проект\.docx, версия/ }).click();
  const marked = () =>
    inFrame(page, (text) => [...text.querySelectorAll('mark')].map((one) => one.textContent).join(''));
  const said = (text: string | null) => text?.replace(/\s+/g, '') ?? '';
  await expect.poll(async () => said(await marked())).toBe(said(words));
});
