import { type FieldTable, isRequired, wireName } from './field-table';

type Line = Record<string, unknown>;

function taken(table: FieldTable, line: Line, document: Line): Line {
  const fields = Object.entries(table).filter(([, field]) => field.asDocument === true);
  const names = fields.map(([name, field]) => wireName(name, field));
  const saysNothing = names.every((name) => line[name] === undefined);
  const unsaid = fields.filter(([name, field]) => line[wireName(name, field)] === undefined);
  if (unsaid.length === 0) return line;
  const values = unsaid.map(([name, field]) => {
    const wire = wireName(name, field);
    return [wire, saysNothing || isRequired(field) ? document[wire] : null] as const;
  });
  return { ...line, ...Object.fromEntries(values) };
}

/**
 * The values with lines that are whole: a line that was sent without a word of the tax has the document's mode and rate.
 * One that names its mode alone has no rate, as one that names neither would by itself.
 */
export function lined<Values extends object>(table: FieldTable, values: Values): Values {
  const document = values as Line;
  const lists = Object.entries(table).flatMap(([name, field]) => {
    const wire = wireName(name, field);
    const lines = document[wire];
    if (field.kind !== 'lines' || !Array.isArray(lines)) return [];
    return [[wire, (lines as Line[]).map((line) => taken(field.of, line, document))] as const];
  });
  return { ...values, ...Object.fromEntries(lists) };
}
