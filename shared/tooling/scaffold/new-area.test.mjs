import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '../launch/child.mjs';
import { Refusal } from '../launch/refusal.mjs';
import { tempTree } from '../launch/temp-tree.mjs';
import { pipelineFiles } from '../pipelines/pipeline-files.mjs';
import { areaFiles } from './area-files.mjs';
import { areaRequest } from './area-request.mjs';

const root = join(__dirname, '../../..');
const archive = ['mf-archive', 'Архив', '/archive'];

describe('a new area is refused', () => {
  it.each([
    ['without its words', ['mf-archive'], 'Укажите имя пакета'],
    ['under a name the registry does not take', ['archive', 'Архив', '/archive'], 'нужно mf-'],
    ['under a name of two words', ['mf-old-papers', 'Архив', '/archive'], 'одно слово'],
    ['under a name that says nothing', ['mf-common', 'Общее', '/archive'], 'ни о чём не говорит'],
    ['under a name that is taken', ['mf-offers', 'Архив', '/archive'], 'Папка mf-offers уже есть'],
    ['with a title nobody would read', ['mf-archive', 'archive', '/archive'], 'с прописной буквы'],
    ['with a title that breaks its texts', ['mf-archive', "Архив 'А'", '/archive'], 'прямых кавычек'],
    [
      'with the title of another area',
      ['mf-archive', 'Договоры', '/archive'],
      'уже носит раздел mf-agreements',
    ],
    ['at an address that is none', ['mf-archive', 'Архив', 'archive'], 'нужны слова'],
    ['at an address of the shell', ['mf-archive', 'Архив', '/areas'], 'занят оболочкой'],
    ['at an address of the server', ['mf-archive', 'Архив', '/api/archive'], 'занят оболочкой'],
    [
      'at an address of another area',
      ['mf-archive', 'Архив', '/agreements'],
      'принадлежит разделу «Договоры»',
    ],
    ['where another area has its cards', ['mf-archive', 'Архив', '/agreements/old'], '/agreements/:id'],
    ['with a list nobody knows', [...archive, 'salaries'], 'Списка «salaries» нет'],
  ])('%s', (_, args, reason) => {
    expect(() => areaRequest({ root, args })).toThrow(Refusal);
    expect(() => areaRequest({ root, args })).toThrow(reason);
  });
});

/** A workspace with one new area in it, linked as an installation would link it. */
function scaffolded(args) {
  const request = areaRequest({ root, args });
  const tree = tempTree({
    'package.json': readFileSync(join(root, 'package.json'), 'utf8'),
    'eslint.config.js': `export { default } from ${JSON.stringify(join(root, 'eslint.config.js'))};\n`,
    ...Object.fromEntries(
      Object.entries(areaFiles({ root, request })).map(([file, text]) => [`${request.name}/${file}`, text]),
    ),
  });
  const link = (from, to) => symlinkSync(join(root, from), join(tree.root, to), 'junction');
  link('node_modules', 'node_modules');
  link('shared', 'shared');
  link('mf-offers/node_modules', `${request.name}/node_modules`);
  return { ...tree, request, folder: join(tree.root, request.name) };
}

const node = ({ folder }, ...args) =>
  runQuietly({ command: process.execPath, args, cwd: folder, env: { NODE_ENV: undefined, CI: 'true' } });
const tool = (...path) => join(root, 'node_modules', ...path);

describe('a new area', () => {
  it.each([
    ['with a list of agreements', archive],
    ['with a list of counterparties', ['mf-debtors', 'Должники', '/debtors', 'counterparties']],
  ])('%s passes its types and its own tests at once', async (_, args) => {
    const area = scaffolded(args);
    const types = await node(
      area,
      tool('@typescript', 'native', 'bin', 'tsc'),
      '-p',
      '.',
      '--noEmit',
      '--pretty',
      'false',
    );
    const tests = await node(area, tool('jest', 'bin', 'jest.js'), '-i', '--colors=false');
    area.remove();
    expect(types).toEqual({ code: 0, output: '' });
    expect(tests.output).toMatch(/Tests: +4 passed, 4 total/);
    expect(tests.code).toBe(0);
  });

  it('keeps the rules of the code, and breaks lines as the house does once they are formatted', async () => {
    const area = scaffolded(archive);
    await node(
      area,
      tool('prettier', 'bin', 'prettier.cjs'),
      '--write',
      '.',
      '--config',
      join(root, '.prettierrc.json'),
    );
    const lint = await runQuietly({
      command: process.execPath,
      args: [join(root, 'shared/tooling/rules/lint.mjs'), '.'],
      cwd: area.root,
    });
    area.remove();
    expect(lint).toEqual({ code: 0, output: '' });
  });

  it('gets its pipelines from the same description as the others', () => {
    const area = scaffolded(archive);
    const files = pipelineFiles(area.root);
    area.remove();
    expect(files.get('.github/workflows/mf-archive.yml')).toContain('pnpm release publish mf-archive');
    expect(files.get('.gitlab-ci.yml')).toContain('.gitlab/mf-archive.yml');
  });
});
