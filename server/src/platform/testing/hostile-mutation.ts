import { HOSTILE_VALUES } from './hostile-input';

const NAMES = ['__proto__', 'constructor', 'toString', 'then', 'toJSON', '', '\u0000', '\ud800', 'x'];

/** As JSON brings it: an own key of that name, which no literal of the language makes. */
function withKey(held: object, name: string, value: unknown): object {
  return Object.defineProperty({ ...held }, name, { value, enumerable: true, configurable: true });
}

/** Beside what is wrong everywhere: what is right somewhere, at the edge of something, or of another alphabet. */
const VALUES: readonly unknown[] = [
  ...HOSTILE_VALUES,
  ...[1, 2, 3, 100, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 63, 1e21, 1e308, 5e-324, 0.1 + 0.2, -0.5],
  ...[
    '1',
    '100',
    'RUB',
    '0.0001',
    '99999999999999.99',
    '99999999999999.9999',
    '9'.repeat(15),
    `0.${'0'.repeat(40)}1`,
  ],
  ...['1,5', '1 000', '.5', '5.', '0x10', '-0', '+1', '1e999', 'Infinity', '٣', '１２', '٢٠٢٦-٠٣-٠١'],
  ...['2026-03-01', '1899-12-31', '1900-02-29', '2999-12-31', '2026-13-01', '2026-1-1', '-000001-01-01'],
  ...['2026-02-30T25:00:00Z', '2026-03-01T00:00:00+99:99', '+010000-01-01T00:00:00Z'],
  ...[
    "&|!:*()'",
    '((((((((((((((',
    '..',
    '/',
    '\\',
    '\n',
    '\u200b',
    '\ufeff',
    'A\u0301'.repeat(300),
    'İ',
    '👩‍👩‍👧',
  ],
  ...[
    'constructor',
    'hasOwnProperty',
    'length',
    'null',
    '{n}',
    '{n:99}',
    '{constructor}',
    'a@b',
    'javascript:alert(1)',
  ],
  ...NAMES.map((name) => withKey({}, name, { a: 1 })),
  ...[[0], [-1], [1, 1], [1, 2, 3], [1.5], [2 ** 53], [true], [{}], [[]], [null, null]],
  ...[Array.from({ length: 200 }, (_, at) => at + 1), Array.from({ length: 1999 }, () => 1)],
];

/** Damages bodies in one to three places at any depth, always the same ones for the same `random`. */
export class Mutator {
  constructor(private readonly random: () => number) {}

  /** One of them. */
  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)] as T;
  }

  /** The value with places of it replaced, removed, doubled or added. */
  damaged(value: unknown): unknown {
    let result = this.change(value, 0);
    while (this.random() < 0.35) result = this.change(result, 0);
    return result;
  }

  private change(value: unknown, depth: number): unknown {
    if (typeof value !== 'object' || value === null || depth > 6 || this.random() < 0.08)
      return this.pick(VALUES);
    return Array.isArray(value) ? this.changeList(value, depth) : this.changeObject(value, depth);
  }

  private changeList(list: readonly unknown[], depth: number): unknown[] {
    if (list.length === 0) return [this.pick(VALUES)];
    if (this.random() < 0.3) return [...list, this.random() < 0.5 ? list[0] : this.pick(VALUES)];
    const at = Math.floor(this.random() * list.length);
    return list.map((item, index) => (index === at ? this.change(item, depth + 1) : item));
  }

  private changeObject(held: object, depth: number): object {
    const entries = Object.entries(held);
    if (entries.length === 0 || this.random() < 0.03)
      return withKey(held, this.pick(NAMES), this.pick(VALUES));
    const [name, inner] = this.pick(entries) as [string, unknown];
    if (this.random() < 0.1) return Object.fromEntries(entries.filter(([key]) => key !== name));
    return withKey(held, name, this.change(inner, depth + 1));
  }
}
