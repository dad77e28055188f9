import { screen, within } from '@testing-library/react';

import type { DocumentFile } from '../../../contract/file/file';
import { fileComparison, isChange, type ComparedLine } from '../../../contract/file/comparison';
import { aStoredFile, renderPage, reply, stubNetwork } from '../../../testing/testing';
import { DocumentFiles } from '../document-files';
import { redlineRows } from './redline-rows';

const aFile = (id: number, patch: Partial<DocumentFile> = {}): DocumentFile =>
  aStoredFile(id, {
    documentable_type: 'memo',
    documentable_id: 3,
    is_current: id === 2,
    created_at: `2026-11-1${String(id)}T13:42:00Z`,
    ...patch,
  });
const same = (text: string): ComparedLine => ({
  kind: 'same',
  before_label: '',
  after_label: '',
  parts: [{ kind: 'same', text }],
});
const CHANGED: ComparedLine = {
  kind: 'changed',
  before_label: '3.1.',
  after_label: '3.2.',
  parts: [
    { kind: 'same', text: 'Срок поставки ' },
    { kind: 'removed', text: '10' },
    { kind: 'added', text: '15' },
    { kind: 'same', text: ' дней' },
  ],
};
const ADDED: ComparedLine = {
  kind: 'added',
  before_label: null,
  after_label: '3.1.',
  parts: [{ kind: 'added', text: 'Термины' }],
};
const LINES = [...Array.from({ length: 9 }, (_, at) => same(`абзац ${String(at)}`)), ADDED, CHANGED];

function open(files: DocumentFile[], lines: ComparedLine[] = LINES) {
  const compared = (before: number, after: number) =>
    fileComparison.parse({
      before: aFile(before),
      after: aFile(after),
      lines,
      changes: lines.filter(isChange).length,
    });
  const network = stubNetwork({
    'GET /api/files': { data: files },
    'GET /api/document-types': { data: [] },
    'GET /api/files/2/comparison': compared(1, 2),
    'GET /api/files/3/comparison': compared(1, 3),
  });
  const view = renderPage(
    <DocumentFiles
      type="memo"
      resource="memos"
      record={{ id: 3, status: 'draft', can: { upload: false } }}
    />,
  );
  return { ...view, network };
}

test('a version is compared with the one before it, and the changes are counted and marked', async () => {
  const { user, network } = open([aFile(1), aFile(2)]);
  await user.click(await screen.findByRole('button', { name: 'Сравнить Договор.docx, версия 2' }));
  const panel = await screen.findByRole('dialog', { name: 'Сравнение версий' });
  expect(await within(panel).findByText('Изменений: 2')).toBeInTheDocument();
  expect(within(panel).getByText('10').tagName).toBe('DEL');
  expect(within(panel).getByText('15').tagName).toBe('INS');
  const asked = network.requests.find(({ path }) => path === '/api/files/2/comparison');
  expect(asked?.query.get('with')).toBe('1');
});

test('nothing earlier, nothing to compare: the first version and files without words', async () => {
  open([aFile(1), aFile(2, { extension: 'zip', name: 'Архив.zip' })]);
  await screen.findByText('2 версии');
  expect(screen.queryByRole('button', { name: /^Сравнить/ })).not.toBeInTheDocument();
});

test('keys walk the changes round, and what is the same lies folded until it is asked for', async () => {
  const { user } = open([aFile(1), aFile(2)]);
  await user.click(await screen.findByRole('button', { name: 'Сравнить Договор.docx, версия 2' }));
  await screen.findByText('Изменений: 2');
  expect(screen.queryByText('абзац 2')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '8\u00a0абзацев без изменений' }));
  expect(screen.getAllByText('абзац 2')).not.toHaveLength(0);
  await user.keyboard('jj');
  expect(screen.getByText('2 из 2')).toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent('Срок поставки 15 дней');
  await user.keyboard('j');
  expect(document.activeElement).toHaveTextContent('Термины');
  await user.keyboard('k');
  expect(document.activeElement).toHaveTextContent('Срок поставки');
});

test('a text that gives no words is told of in the words of the server', async () => {
  const { user, network } = open([aFile(1), aFile(2)]);
  network.answer({
    'GET /api/files/2/comparison': reply(415, { message: 'В файле «Скан.pdf» нет текста', request_id: '1' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Сравнить Договор.docx, версия 2' }));
  expect(await screen.findByText('В файле «Скан.pdf» нет текста')).toBeInTheDocument();
  expect(screen.queryByText('Повторить')).not.toBeInTheDocument();
});

test('texts that are the same are told of with what a comparison does not see', async () => {
  const { user } = open([aFile(1), aFile(2)], [same('абзац')]);
  await user.click(await screen.findByRole('button', { name: 'Сравнить Договор.docx, версия 2' }));
  expect(await screen.findByText('Тексты одинаковы')).toBeInTheDocument();
  expect(screen.getByText(/изображения и исправления Word, которых ещё никто не принял/)).toBeInTheDocument();
});

test('lines next to a change stay, the others fold, and a short run is never folded', () => {
  const kinds = (lines: ComparedLine[]) =>
    redlineRows(lines, new Set()).map((row) => (row.kind === 'fold' ? row.count : row.line.kind));
  const run = (count: number) => Array.from({ length: count }, () => same('х'));
  expect(kinds([CHANGED, ...run(6), CHANGED])).toEqual(['changed', 'same', 4, 'same', 'changed']);
  expect(kinds([CHANGED, ...run(4), CHANGED])).toHaveLength(6);
  expect(kinds([...run(5), CHANGED, ...run(5)])).toEqual([4, 'same', 'changed', 'same', 4]);
});

test('a clause that was moved is told at both places, is one change and shows what was changed in it', async () => {
  const labels = { before_label: '4.3.', after_label: '2.1.' };
  const moved: ComparedLine = { ...CHANGED, kind: 'moved', ...labels };
  const away: ComparedLine = {
    kind: 'moved_away',
    ...labels,
    parts: [{ kind: 'removed', text: 'Срок поставки 10 дней' }],
  };
  const { user } = open([aFile(1), aFile(2)], [moved, same('Цена'), away]);
  await user.click(await screen.findByRole('button', { name: 'Сравнить Договор.docx, версия 2' }));
  const panel = await screen.findByRole('dialog', { name: 'Сравнение версий' });
  expect(await within(panel).findByText('Изменений: 1')).toBeInTheDocument();
  expect(within(panel).getByText('Перенесён и изменён, был п. 4.3')).toBeInTheDocument();
  expect(within(panel).getByText('Перенесён, теперь п. 2.1')).toBeInTheDocument();
  expect(within(panel).getByText('10').tagName).toBe('DEL');
  expect(within(panel).getByText('15').tagName).toBe('INS');
  expect(within(panel).queryByText('Срок поставки 10 дней', { selector: 'del' })).toBeNull();
  await user.keyboard('j');
  expect(within(panel).getByText('1 из 1')).toBeInTheDocument();
});
