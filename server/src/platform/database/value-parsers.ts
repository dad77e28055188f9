import { types } from 'pg';

type Parser = (text: string) => unknown;

const INT8 = 20;
const DATE = 1082;
const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;
const INT8_ARRAY = 1016;
const TEXT_ARRAY = 1009;
const DATE_ARRAY = 1182;
const TIMESTAMPTZ_ARRAY = 1185;

/** Ids and counts; beyond 2^53 a number would silently become another one. */
function integer(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`Integer out of the safe range: ${text}`);
  return value;
}

/** `2026-11-20 17:04:05.123456+00` → `2026-11-20T17:04:05.123Z`; sessions run in UTC. */
export function moment(text: string): string {
  if (!text.endsWith('+00')) return text;
  const fraction = text.slice(20, -3).padEnd(3, '0').slice(0, 3);
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z`;
}

const asIs: Parser = (text) => text;
const texts = types.getTypeParser(TEXT_ARRAY as 25) as (text: string) => (string | null)[];
const each =
  (parse: Parser): Parser =>
  (text) =>
    texts(text).map((item) => (item === null ? null : parse(item)));

const parsers = new Map<number, Parser>([
  [INT8, integer],
  [DATE, asIs],
  [TIMESTAMP, asIs],
  [TIMESTAMPTZ, moment],
  [INT8_ARRAY, each(integer)],
  [DATE_ARRAY, texts],
  [TIMESTAMPTZ_ARRAY, each(moment)],
]);

/** How PostgreSQL's texts become values: days stay texts, moments are ISO in UTC, money is never a float. */
export const valueParsers = {
  // Every answer comes as text: nothing here asks for the binary form.
  getTypeParser: (oid: number): Parser => parsers.get(oid) ?? (types.getTypeParser(oid) as Parser),
};
