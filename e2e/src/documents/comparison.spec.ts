import { anAgreement } from '../an-agreement';
import { expect, test } from '../journey';

const CLAUSES = Array.from(
  { length: 120 },
  (_, at) => `Поставщик исполняет обязанность номер ${String(at)}.`,
);

const version = (fine: string) => ({
  name: 'Договор.txt',
  mimeType: 'text/plain',
  // Every third clause differs, and so does the last.
  buffer: Buffer.from(
    [...CLAUSES.map((clause, at) => (at % 3 === 0 ? clause + fine : clause)), fine].join('\n'),
  ),
});

test('the last of many changes is gone to, and what walks them stays in sight', async ({ page, api }) => {
  const { id } = await anAgreement(api);
  await page.goto(`/agreements/${String(id)}?tab=files`);
  await page.getByLabel('Загрузить файл').setInputFiles(version(' Пени — 1 %'));
  await expect(page.getByRole('button', { name: 'Скачать Договор.txt, версия 1' })).toBeVisible();
  await page.getByLabel('Загрузить файл').setInputFiles(version(' Пени — 10 %'));
  await page.getByRole('button', { name: 'Сравнить Договор.txt, версия 2' }).click();
  const panel = page.getByRole('dialog', { name: 'Сравнение версий' });
  await panel.getByRole('button', { name: 'Предыдущее изменение' }).click();
  await expect(panel.getByText('41 из 41')).toBeInViewport();
  await expect(panel.getByRole('heading', { name: 'Сравнение версий' })).toBeInViewport();
  await expect(panel.getByRole('listitem').last()).toBeInViewport();
});
