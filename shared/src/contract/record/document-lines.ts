import { type FieldTable, wireName } from './field-table';

type Line = Record<string, unknown>;

/** What the line says, and what it leaves out as the document has it; a line without tax takes no rate. */
function taken(table: FieldTable, line: Line, document: Line): Line {
  const unsaid = Object.entries(table)
    .filter(([, field]) => field.asDocument === true)
    .map(([name, field]) => wireName(name, field))
    .filter((name) => line[name] === undefined);
  if (unsaid.length === 0) return line;
  const isTaxless = line['vat_mode'] === 'none';
  return { ...line, ...Object.fromEntries(unsaid.map((name) => [name, isTaxless ? null : document[name]])) };
}

/**
 * The values with lines that are whole: what a line was sent without a word of, mode or rate of the tax, it has of the
 * document; one that says to be without tax has no rate.
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
