import type { CommentThread } from 'shared/contract/comment/comment';

import { anAgreement } from './an-agreement';
import { expect, openLive, test } from './journey';

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
