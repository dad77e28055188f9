/** As much of JSON Schema as the descriptions of bodies use. */
interface BodySchema {
  properties?: Record<string, BodySchema>;
  items?: BodySchema;
  anyOf?: BodySchema[];
}

type Json = Record<string, unknown>;

function meant(schema: BodySchema): BodySchema {
  return (
    schema.anyOf?.find(({ properties, items }) => properties !== undefined || items !== undefined) ?? schema
  );
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a record says of a field: `currency_code` stands in its `currency`, `role_ids` in its `roles`. */
function saidOf(name: string, record: Json): unknown {
  if (Object.hasOwn(record, name)) return record[name];
  const [, stem = '', key = ''] = /^(.+)_(id|ids|code)$/.exec(name) ?? [];
  const inner = record[key === 'ids' ? `${stem}s` : stem];
  if (Array.isArray(inner)) return (inner as Json[]).map((one) => one.id);
  return isObject(inner) ? inner[key] : undefined;
}

function fitted(schema: BodySchema, value: unknown): unknown {
  const { properties, items } = meant(schema);
  if (Array.isArray(value)) return items === undefined ? value : value.map((item) => fitted(items, item));
  return isObject(value) && properties !== undefined ? bodyOfRecord({ properties }, value) : value;
}

/** The body that would put the record to where it stands already, as far as its wire form tells. */
export function bodyOfRecord(schema: object, record: Json): Json {
  const { properties = {} } = meant(schema);
  const fields = Object.entries(properties).map(([name, inner]) => [
    name,
    fitted(inner, saidOf(name, record)),
  ]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as Json;
}
