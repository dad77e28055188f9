import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';

const compiler = new Kysely<object>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/**
 * The same piece of a statement put together once and for all: what a card asks for is made of hundreds of pieces, and to
 * walk through them at every call takes longer than to send them. Throws when a value of a call stands in it.
 */
export function fixed<T>(piece: RawBuilder<T>): RawBuilder<T> {
  const { sql: text, parameters } = piece.compile(compiler);
  if (parameters.length > 0) throw new Error(`A fixed piece holds ${String(parameters.length)} values`);
  return sql.raw(text);
}
