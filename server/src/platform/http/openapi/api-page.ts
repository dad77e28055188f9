import { setImmediate } from 'node:timers/promises';
import { ALL_PERMISSIONS } from 'shared/contract/access/permissions';
import { isOwnAccess } from '../access';
import { bareSchema, permissionsOf, tagOf } from './openapi';
import type { RouteDefinition } from '../route';

const labels = new Map<string, string>(ALL_PERMISSIONS.map((right) => [right.name, right.name_translate]));

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
}

function schemaBlock(title: string, schema: RouteDefinition['params'], io: 'input' | 'output'): string {
  if (schema === undefined) return '';
  const text = JSON.stringify(bareSchema(schema, io), null, 2);
  return `<h4>${title}</h4><pre>${escape(text)}</pre>`;
}

function accessText({ access }: RouteDefinition): string {
  if (access === 'public') return 'без входа';
  const names = permissionsOf(access).map((name) => labels.get(name) ?? name);
  if (isOwnAccess(access)) return [...names, access.note].join(' или ');
  if (names.length > 0) return names.join(', ');
  return access === 'authenticated' ? 'любой сотрудник' : 'по правилу раздела';
}

function bodyBlock(body: RouteDefinition['body']): string {
  if (body === 'multipart') return '<h4>Тело</h4><p>multipart/form-data</p>';
  if (body === 'zip') return '<h4>Тело</h4><p>application/zip</p>';
  return schemaBlock('Тело', body, 'input');
}

function routeBlock(definition: RouteDefinition): string {
  const { method, url, summary = '', body, response } = definition;
  return [
    `<details><summary><b class="${method}">${method}</b> <code>${escape(url)}</code> <span>${escape(summary)}</span></summary>`,
    `<p>Доступ: ${escape(accessText(definition))}</p>`,
    schemaBlock('Адрес', definition.params, 'input'),
    schemaBlock('Параметры', definition.query, 'input'),
    bodyBlock(body),
    response === 'stream' ? '<h4>Ответ</h4><p>Файл</p>' : schemaBlock('Ответ', response, 'output'),
    '</details>',
  ].join('');
}

export const API_PAGE_STYLE = `
:root { color-scheme: light dark; }
body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 960px; padding: 24px; }
h2 { margin: 32px 0 8px; font-size: 18px; }
details { border-top: 1px solid rgb(128 128 128 / 30%); padding: 6px 0; }
summary { cursor: pointer; }
summary b { display: inline-block; font: 600 12px/1 monospace; width: 56px; }
summary span { opacity: 0.7; }
pre { background: rgb(128 128 128 / 12%); border-radius: 6px; max-height: 420px; overflow: auto; padding: 12px; }
h4 { margin: 12px 0 4px; }
`;

/**
 * The description of the API for people: one page, no script, nothing from outside. Between two endpoints everybody else
 * is answered.
 */
export async function apiPage(routes: readonly RouteDefinition[], title: string): Promise<string> {
  const groups = new Map<string, string[]>();
  for (const definition of routes) {
    await setImmediate();
    const tag = tagOf(definition);
    groups.set(tag, [...(groups.get(tag) ?? []), routeBlock(definition)]);
  }
  const sections = [...groups.entries()]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([tag, blocks]) => `<section><h2>${escape(tag)}</h2>${blocks.join('')}</section>`);
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)} — программный доступ</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><h1>${escape(title)} — программный доступ</h1>
<p>Машинное описание: <a href="/api/openapi.json">/api/openapi.json</a>. Вход: <code>POST /api/login</code>, затем заголовок <code>Authorization: Bearer …</code>.</p>
${sections.join('\n')}</body></html>`;
}
