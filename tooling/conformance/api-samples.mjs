import { sampleOf } from './sample.mjs';

/**
 * Answers to the calls of an API, made up by its OpenAPI document: the first success of the operation, with the record
 * that the address names. Null for what the document does not know.
 */
export function createApiSamples(document) {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      pattern: patternOf(path),
      // `/api/agreements/inbox` is more exact than `/api/agreements/{id}`.
      parameters: (path.match(/\{/g) ?? []).length,
      operation,
    })),
  );
  operations.sort((one, other) => one.parameters - other.parameters);
  return (method, path) => {
    for (const { method: own, pattern, operation } of operations) {
      const match = own === method ? pattern.exec(path) : null;
      if (match) return answerOf({ operation, document, id: match.groups?.id });
    }
    return null;
  };
}

function patternOf(path) {
  const source = path
    .split('/')
    .map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)'))
    .join('/');
  return new RegExp(`^${source}$`);
}

function answerOf({ operation, document, id }) {
  const [status, { content }] = Object.entries(operation.responses).find(([code]) =>
    code.startsWith('2'),
  ) ?? ['204', {}];
  const [type, described] = Object.entries(content ?? {})[0] ?? [];
  if (type === undefined) return { status: Number(status), type: null, body: null };
  if (type !== 'application/json') return { status: Number(status), type, body: '' };
  const number = Number(id);
  const sample = sampleOf(described.schema, { document, ...(Number.isInteger(number) && { id: number }) });
  return { status: Number(status), type: 'application/json; charset=utf-8', body: JSON.stringify(sample) };
}
