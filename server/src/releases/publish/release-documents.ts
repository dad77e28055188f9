import { areaDefinition, type AreaDefinition } from 'shared/contract/area/area';
import {
  areaRelease,
  type AreaRelease,
  conformanceReport,
  type ConformanceReport,
} from 'shared/contract/release/release';
import type { z } from 'zod';
import type { FieldErrors } from '../../platform/http/errors';
import { fieldErrors } from '../../platform/http/validate';
import { ArchiveRefused } from './archive-refused';

const NO_RIGHT = 'Нет такого права';

function parsed(name: string, content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch (error) {
    throw new ArchiveRefused(`${name} в архиве — не JSON. Соберите пакет заново.`, { cause: error });
  }
}

function sentences(name: string, error: z.ZodError): string[] {
  return Object.entries(fieldErrors(error)).map(
    ([field, texts]) => `${name}, ${field}: ${texts.join('; ')}. Соберите пакет текущими инструментами.`,
  );
}

/** The value a dotted path leads to, for a sentence. */
function valueAt(root: unknown, path: readonly PropertyKey[]): string {
  let value = root;
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }
  return typeof value === 'string' ? value.slice(0, 100) : '';
}

/** The content of release.json; refuses the whole upload when it is missing or is not one. */
export function readRelease(files: ReadonlyMap<string, Buffer>): AreaRelease {
  const content = files.get('release.json');
  if (content === undefined) {
    throw new ArchiveRefused('В архиве нет release.json. Соберите пакет и повторите публикацию.');
  }
  const result = areaRelease.safeParse(parsed('release.json', content));
  if (result.success) return result.data;
  const fields = Object.keys(fieldErrors(result.error)).slice(0, 5).join(', ');
  throw new ArchiveRefused(
    `release.json заполнен не так, как ждёт сервер (${fields}). Соберите пакет текущими инструментами.`,
  );
}

export interface ReadDefinition {
  definition: AreaDefinition | null;
  /** As it was written, in the order of its own keys: the build's id is made of it. */
  raw: unknown;
  refusals: FieldErrors;
}

/** The content of area.json; rights that do not exist are told apart from other mistakes. */
export function readDefinition(files: ReadonlyMap<string, Buffer>): ReadDefinition {
  const content = files.get('area.json');
  if (content === undefined) {
    const refusals = { definition: ['В архиве нет area.json. Соберите пакет и повторите публикацию.'] };
    return { definition: null, raw: null, refusals };
  }
  const raw = parsed('area.json', content);
  const result = areaDefinition.safeParse(raw);
  if (result.success) return { definition: result.data, raw, refusals: {} };
  const { issues } = result.error;
  const permissions = issues
    .filter((issue) => issue.message === NO_RIGHT)
    .map(
      ({ path }) =>
        `Права «${valueAt(raw, path)}» нет в справочнике (${path.join('.')}). Возьмите название из shared/contract/access/permission-list.`,
    );
  const others = sentences('area.json', result.error).filter((text) => !text.includes(NO_RIGHT));
  return {
    definition: null,
    raw,
    refusals: {
      ...(permissions.length > 0 && { permissions: [...new Set(permissions)] }),
      ...(others.length > 0 && { definition: others.slice(0, 10) }),
    },
  };
}

/** The report of the conformance suite, null when there is none; one that cannot be read counts as none. */
export function readConformance(files: ReadonlyMap<string, Buffer>): ConformanceReport | null {
  const content = files.get('conformance.json');
  if (content === undefined) return null;
  return conformanceReport.safeParse(parsed('conformance.json', content)).data ?? null;
}
