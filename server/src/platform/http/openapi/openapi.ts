import { setImmediate } from 'node:timers/promises';
import { errorBody } from 'shared/contract/errors';
import type { z } from 'zod';
import { type Access, isOwnAccess } from '../access';
import type { RouteDefinition } from '../route';
import { jsonSchemaOf } from './serialiser';

type Json = Record<string, unknown>;

const REFUSALS: readonly (readonly [number, string])[] = [
  [400, 'Запрос составлен неверно'],
  [401, 'Сотрудник не вошёл в систему'],
  [403, 'Недостаточно прав'],
  [404, 'Запись не найдена'],
  [409, 'Запись изменил другой сотрудник'],
  [413, 'Запрос слишком большой'],
  [415, 'Такой тип данных не поддерживается'],
  [422, 'Поля заполнены неверно'],
  [423, 'Содержание заблокировано согласованием'],
  [429, 'Слишком много попыток'],
];

/** A schema as JSON Schema, without the line that says so. */
export function bareSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = jsonSchemaOf(schema, 'draft-2020-12', io) as Json;
  return rest;
}

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = bareSchema(schema, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(place === 'query' && { style: 'deepObject', explode: true }),
    schema: inner,
  }));
}

function requestBody(body: RouteDefinition['body']): Json | undefined {
  if (body === undefined) return undefined;
  if (body === 'multipart')
    return { required: true, content: { 'multipart/form-data': { schema: { type: 'object' } } } };
  if (body === 'zip')
    return {
      required: true,
      content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
    };
  return { required: true, content: { 'application/json': { schema: bareSchema(body, 'input') } } };
}

function success({ response, status }: RouteDefinition): Json {
  if (response === undefined) return { [status ?? 204]: { description: 'Выполнено' } };
  const content =
    response === 'stream'
      ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: bareSchema(response, 'output') } };
  return { [status ?? 200]: { description: 'Успешно', content } };
}

/** The permissions a route asks for, as far as they are data. */
export function permissionsOf(access: Access): readonly string[] {
  if (typeof access === 'function' || access === 'public' || access === 'authenticated') return [];
  if (isOwnAccess(access)) return access.permissions;
  return typeof access === 'string' ? [access] : access;
}

/** The resource of an address: `/api/agreements/:id/copy` → `agreements`. */
export function tagOf({ tag, url }: Pick<RouteDefinition, 'tag' | 'url'>): string {
  return tag ?? /^\/(?:api\/)?([\w-]+)/.exec(url)?.[1] ?? 'server';
}

function operation(definition: RouteDefinition): Json {
  const isPublic = definition.access === 'public';
  const permissions = permissionsOf(definition.access);
  const refusals = REFUSALS.filter(([status]) => !(isPublic && (status === 401 || status === 403)));
  return {
    tags: [tagOf(definition)],
    operationId: `${definition.method.toLowerCase()} ${definition.url}`,
    ...(definition.summary !== undefined && { summary: definition.summary }),
    ...(isPublic && { security: [] }),
    ...(permissions.length > 0 && { 'x-permissions': permissions }),
    parameters: [...parameters('path', definition.params), ...parameters('query', definition.query)],
    requestBody: requestBody(definition.body),
    responses: {
      ...success(definition),
      ...Object.fromEntries(
        refusals.map(([status, description]) => [
          status,
          {
            description,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
          },
        ]),
      ),
    },
  };
}

/**
 * The OpenAPI 3.1 document of every endpoint as text, made of the same schemas that check the requests. Between two
 * endpoints everybody else is answered: all of them together take the processor for most of a second.
 */
export async function openApiDocument(routes: readonly RouteDefinition[], title: string): Promise<string> {
  const paths = new Map<string, string[]>();
  for (const definition of routes) {
    await setImmediate();
    const path = definition.url.replace(/:(\w+)/g, '{$1}');
    const told = `${JSON.stringify(definition.method.toLowerCase())}:${JSON.stringify(operation(definition))}`;
    paths.set(path, [...(paths.get(path) ?? []), told]);
  }
  const head = JSON.stringify({
    openapi: '3.1.0',
    info: { title, version: '1.0.0' },
    security: [{ bearer: [] }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: bareSchema(errorBody, 'output') },
    },
  });
  const all = [...paths].map(([path, methods]) => `${JSON.stringify(path)}:{${methods.join(',')}}`);
  return `${head.slice(0, -1)},"paths":{${all.join(',')}}}`;
}
