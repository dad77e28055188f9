import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../process/refusal.mjs';
import { packagesWith } from '../checkout/workspace.mjs';
import { readArea, readData } from '../read-area.mjs';
import { resources } from './resources.mjs';

const USAGE =
  'Укажите имя пакета, название и адрес раздела: pnpm new-area mf-claims "Претензии" /claims. ' +
  `Четвёртым словом можно назвать, что показывает первый список: ${Object.keys(resources).join(', ')}.`;
// Names the layout check refuses: they say nothing of what is inside.
const DRAWERS = ['util', 'utils', 'helper', 'helpers', 'type', 'types', 'constants', 'common', 'misc'];
const NOT_A_SUBJECT = [...DRAWERS, 'general', 'index', 'area', 'module', 'paths', 'standalone'];

/** What a new area is to be, out of the command's words; refuses whatever would meet an existing area or the shell. */
export function areaRequest({ root, args }) {
  const [name, title, path, resource = 'agreements', ...rest] = args;
  if (!name || !title || !path || rest.length > 0) throw new Refusal(USAGE);
  const areas = existingAreas(root);
  const problem =
    nameProblem({ root, name }) ??
    titleProblem({ title, areas }) ??
    pathProblem({ path, areas, own: shellPaths(root) }) ??
    resourceProblem(resource);
  if (problem !== null) throw new Refusal(problem);
  const subject = name.slice('mf-'.length);
  return { name, subject, component: subject[0].toUpperCase() + subject.slice(1), title, path, resource };
}

function existingAreas(root) {
  return packagesWith(root, 'src/area.ts').map((name) => readArea(join(root, name, 'src/area.ts')));
}

/** Addresses that belong to the shell and the server: pages by pattern, and first parts of an address. */
function shellPaths(root) {
  return readData(join(root, 'shared/src/contract/area/shell-paths.ts'));
}

function nameProblem({ root, name }) {
  if (!/^mf-[a-z]+$/.test(name))
    return `Имя «${name}» не подходит: нужно mf- и одно слово строчными латинскими буквами, например mf-claims.`;
  if (NOT_A_SUBJECT.includes(name.slice('mf-'.length)))
    return `Имя «${name}» ни о чём не говорит: назовите раздел по его предмету, например mf-claims.`;
  if (existsSync(join(root, name))) return `Папка ${name} уже есть: выберите другое имя.`;
  return null;
}

function titleProblem({ title, areas }) {
  if (title.trim() !== title || title.length > 60 || !/^[А-ЯЁ]/.test(title))
    return `Название «${title}» не подходит: нужно не больше 60 знаков, по-русски и с прописной буквы, например «Претензии».`;
  if (/['"\\`]/.test(title)) return 'В названии раздела не может быть прямых кавычек и обратной черты.';
  const same = areas.find((area) => area.title === title);
  return same === undefined ? null : `Название «${title}» уже носит раздел ${same.id}: выберите другое.`;
}

function pathProblem({ path, areas, own }) {
  if (!/^(?:\/[a-z]+(?:-[a-z]+)*)+$/.test(path))
    return `Адрес «${path}» не подходит: нужны слова строчными латинскими буквами через косую черту, например /claims.`;
  if (own.RESERVED_PARTS.includes(path.split('/')[1]) || own.SHELL_PAGES.includes(path))
    return `Адрес ${path} занят оболочкой: выберите другой.`;
  for (const { id, title, routes } of areas) {
    const taken = routes.find((route) => doMeet(route.path, path));
    if (taken !== undefined)
      return `Адрес ${path} уже принадлежит разделу «${title}» (${id}, ${taken.path}): выберите другой.`;
  }
  return null;
}

/** Whether one address can be of both patterns. */
function doMeet(one, other) {
  const [parts, others] = [one.split('/'), other.split('/')];
  return parts.length === others.length && parts.every((part, at) => part[0] === ':' || part === others[at]);
}

function resourceProblem(resource) {
  if (Object.hasOwn(resources, resource)) return null;
  return `Списка «${resource}» нет. Есть: ${Object.keys(resources).join(', ')}.`;
}
