import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '../process/child.mjs';
import { Refusal } from '../process/refusal.mjs';
import { tempTree } from '../checkout/temp-tree.mjs';
import { pipelineFiles } from '../pipelines/pipeline-files.mjs';
import { areaFiles } from './area-files.mjs';
import { areaRequest } from './area-request.mjs';
import { followReadme } from './readme-steps.mjs';

const root = join(__dirname, '../..');
// Words that no team is likely to take, so that the test stays true whatever areas there are.
const trial = ['mf-specimen', 'Пробный раздел', '/specimen'];

describe('a new area is refused', () => {
  it.each([
    ['without its words', ['mf-specimen'], 'Укажите имя пакета'],
    ['under a name the registry does not take', ['specimen', 'Образец', '/specimen'], 'нужно mf-'],
    ['under a name of two words', ['mf-old-papers', 'Образец', '/specimen'], 'одно слово'],
    ['under a name that says nothing', ['mf-common', 'Общее', '/specimen'], 'ни о чём не говорит'],
    ['under a name that is taken', ['mf-offers', 'Образец', '/specimen'], 'Папка mf-offers уже есть'],
    ['with a title nobody would read', ['mf-specimen', 'specimen', '/specimen'], 'с прописной буквы'],
    ['with a title that breaks its texts', ['mf-specimen', "Образец 'А'", '/specimen'], 'прямых кавычек'],
    [
      'with the title of another area',
      ['mf-specimen', 'Договоры', '/specimen'],
      'уже носит раздел mf-agreements',
    ],
    ['at an address that is none', ['mf-specimen', 'Образец', 'specimen'], 'нужны слова'],
    ['at an address of the shell', ['mf-specimen', 'Образец', '/areas'], 'занят оболочкой'],
    ['at an address of the server', ['mf-specimen', 'Образец', '/api/specimen'], 'занят оболочкой'],
    [
      'at an address of another area',
      ['mf-specimen', 'Образец', '/agreements'],
      'принадлежит разделу «Договоры»',
    ],
    ['where another area has its cards', ['mf-specimen', 'Образец', '/agreements/old'], '/agreements/:id'],
    ['with a list nobody knows', [...trial, 'salaries'], 'Списка «salaries» нет'],
  ])('%s', (_, args, reason) => {
    expect(() => areaRequest({ root, args })).toThrow(Refusal);
    expect(() => areaRequest({ root, args })).toThrow(reason);
  });
});

it('the area that the README and the command itself name as an example can be made', () => {
  const refusal = () => areaRequest({ root, args: [] });
  const texts = [readFileSync(join(root, 'README.md'), 'utf8'), messageOf(refusal)];
  for (const text of texts) {
    const [, ...args] = /pnpm new-area (mf-[a-z]+) "([^"]+)" (\/[a-z-]+)/.exec(text);
    // Once a team has made it, the example is what they did.
    if (existsSync(join(root, args[0]))) continue;
    expect(areaRequest({ root, args })).toMatchObject({ name: args[0], path: args[2] });
  }
});

function messageOf(attempt) {
  try {
    attempt();
  } catch (error) {
    return error.message;
  }
  throw new Error('Nothing was refused');
}

const asMade = (files) => files;

/** A workspace with one new area in it, linked as an installation would link it. */
function scaffolded(args, changed = asMade) {
  const request = areaRequest({ root, args });
  const tree = tempTree({
    'package.json': readFileSync(join(root, 'package.json'), 'utf8'),
    'eslint.config.js': `export { default } from ${JSON.stringify(join(root, 'eslint.config.js'))};\n`,
    ...Object.fromEntries(
      Object.entries(changed(areaFiles({ root, request }))).map(([file, text]) => [
        `${request.name}/${file}`,
        text,
      ]),
    ),
  });
  const link = (from, to) => symlinkSync(join(root, from), join(tree.root, to), 'junction');
  link('node_modules', 'node_modules');
  link('shared', 'shared');
  link('tooling', 'tooling');
  link('mf-offers/node_modules', `${request.name}/node_modules`);
  return { ...tree, request, folder: join(tree.root, request.name) };
}

const node = ({ folder }, ...args) =>
  runQuietly({ command: process.execPath, args, cwd: folder, env: { NODE_ENV: undefined, CI: 'true' } });
const tool = (...path) => join(root, 'node_modules', ...path);

describe('a new area', () => {
  it.each([
    ['with a list of agreements', trial, asMade],
    [
      'with a list of counterparties',
      ['mf-specimens', 'Пробные разделы', '/specimens', 'counterparties'],
      asMade,
    ],
    ['that has done what its README says', trial, followReadme],
  ])(
    '%s passes its types and its own tests at once',
    async (_, args, changed) => {
      const area = scaffolded(args, changed);
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
    },
    180_000,
  );

  it('keeps the rules of the code, and breaks lines as the house does once they are formatted', async () => {
    const area = scaffolded(trial, followReadme);
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
      args: [join(root, 'tooling/rules/lint.mjs'), '.'],
      cwd: area.root,
    });
    area.remove();
    expect(lint).toEqual({ code: 0, output: '' });
  });

  it('gets its pipelines from the same description as the others', () => {
    const area = scaffolded(trial);
    const files = pipelineFiles(area.root);
    area.remove();
    expect(files.get('.github/workflows/mf-specimen.yml')).toContain('pnpm release publish mf-specimen');
    expect(files.get('.gitlab-ci.yml')).toContain('.gitlab/mf-specimen.yml');
  });
});
