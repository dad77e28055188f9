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
    const refused = refusalOf(() => areaRequest({ root, args }));
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused.message).toContain(reason);
  });
});

it('a list that every object has by birth is none to show', () => {
  const args = [...trial, 'toString'];
  expect(refusalOf(() => areaRequest({ root, args })).message).toContain('Списка «toString» нет');
});

it('the area that the README and the command itself name as an example can be made', () => {
  const { message } = refusalOf(() => areaRequest({ root, args: [] }));
  const texts = [readFileSync(join(root, 'README.md'), 'utf8'), message];
  for (const text of texts) {
    const [, ...args] = /pnpm new-area (mf-[a-z]+) "([^"]+)" (\/[a-z-]+)/.exec(text);
    // Once a team has made it, the example is what they did.
    if (existsSync(join(root, args[0]))) continue;
    expect(areaRequest({ root, args })).toMatchObject({ name: args[0], path: args[2] });
  }
});

function refusalOf(attempt) {
  try {
    attempt();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was refused');
}

const asMade = (files) => files;

/** A workspace with new areas in it, one for each command, linked as an installation would link them. */
function scaffolded(...commands) {
  const areas = commands.map(({ args, changed = asMade }) => {
    const request = areaRequest({ root, args });
    return { ...request, files: changed(areaFiles({ root, request })) };
  });
  const tree = tempTree({
    'package.json': readFileSync(join(root, 'package.json'), 'utf8'),
    '.oxlintrc.json': readFileSync(join(root, '.oxlintrc.json'), 'utf8'),
    ...Object.fromEntries(
      areas.flatMap(({ name, files }) =>
        Object.entries(files).map(([file, text]) => [`${name}/${file}`, text]),
      ),
    ),
  });
  const link = (from, to) => symlinkSync(join(root, from), join(tree.root, to), 'junction');
  link('node_modules', 'node_modules');
  link('shared', 'shared');
  link('tooling', 'tooling');
  for (const { name } of areas) link('mf-offers/node_modules', `${name}/node_modules`);
  return { ...tree, names: areas.map(({ name }) => name) };
}

const nodeIn = (folder, ...args) =>
  runQuietly({ command: process.execPath, args, cwd: folder, env: { NODE_ENV: undefined, CI: 'true' } });
const tool = (...path) => join(root, 'node_modules', ...path);

describe('a new area', () => {
  it('passes its types and its own tests at once, whatever it lists and once what its README says is done', async () => {
    const tree = scaffolded(
      { args: trial },
      { args: ['mf-specimens', 'Пробные разделы', '/specimens', 'counterparties'] },
      { args: ['mf-patterns', 'Образцы раздела', '/patterns'], changed: followReadme },
    );
    const [first, ...others] = tree.names;
    // One program of all three: the types of everything they stand on are read once.
    const { include, ...own } = JSON.parse(readFileSync(join(tree.root, first, 'tsconfig.json'), 'utf8'));
    const together = [...include, ...others.map((name) => `../${name}/src`)];
    tree.write(`${first}/tsconfig.trial.json`, JSON.stringify({ ...own, include: together }));
    const compiler = tool('@typescript', 'native', 'bin', 'tsc');
    const folder = join(tree.root, first);
    const types = await nodeIn(
      folder,
      compiler,
      '-p',
      'tsconfig.trial.json',
      '--noEmit',
      '--pretty',
      'false',
    );
    const jest = [tool('jest', 'bin', 'jest.js'), '-i', '--colors=false'];
    const tests = await nodeIn(tree.root, ...jest, '--projects', ...tree.names);
    tree.remove();
    expect(types).toEqual({ code: 0, output: '' });
    expect(tests.output).toMatch(/Tests: +12 passed, 12 total/);
    expect(tests.code).toBe(0);
  });

  it('keeps the rules of the code, and breaks lines as the house does once they are formatted', async () => {
    const area = scaffolded({ args: trial, changed: followReadme });
    await nodeIn(
      join(area.root, 'mf-specimen'),
      tool('oxfmt', 'bin', 'oxfmt'),
      '.',
      '--config',
      join(root, '.oxfmtrc.json'),
    );
    const rule = (file) => nodeIn(area.root, join(root, 'tooling/rules', file), '.');
    const lint = await rule('lint.mjs');
    area.remove();
    expect(lint).toEqual({ code: 0, output: '' });
  });

  it('gets its pipelines from the same description as the others', () => {
    const area = scaffolded({ args: trial });
    const files = pipelineFiles(area.root);
    area.remove();
    expect(files.get('.github/workflows/mf-specimen.yml')).toContain('pnpm release publish mf-specimen');
    expect(files.get('.gitlab-ci.yml')).toContain('.gitlab/mf-specimen.yml');
  });
});
