import { z } from 'zod';
import { ValidationFailed } from './errors';
import { validate } from './validate';

const MOST = 1000;

let looked = 0;
beforeEach(() => (looked = 0));

const isRight = (value: unknown): boolean => {
  looked += 1;
  return value === 'верно';
};
const word = z.string().refine(isRight, 'Неверное слово');
const line = z.strictObject({ name: word });

function refusalOf(schema: z.ZodType, value: unknown): Record<string, string[]> {
  try {
    validate(schema, value);
  } catch (error) {
    if (error instanceof ValidationFailed) return error.errors;
    throw error;
  }
  throw new Error('nothing was refused');
}

const many = <T>(value: T): T[] => Array.from({ length: 2000 }, () => value);
const named = () => Object.fromEntries(many('ложно').map((value, at) => [`поле ${String(at)}`, value]));

describe('a body in which very much is wrong', () => {
  it.each<[string, z.ZodType, unknown]>([
    ['lines', z.array(line), many({ name: 'ложно' })],
    ['words', z.array(word), many('ложно')],
    ['values under names', z.record(z.string(), word), named()],
    [
      'lines of a list that may be left out',
      z.array(line).max(5000).nullable().optional(),
      many({ name: 'ложно' }),
    ],
    [
      'lines within lines',
      z.array(z.array(word)),
      Array.from({ length: 20 }, () => many('ложно').slice(0, 100)),
    ],
    ['lines that name themselves', z.lazy(() => z.array(line)), many({ name: 'ложно' })],
  ])('is looked at until enough of its %s are', (_, lines, value) => {
    const errors = refusalOf(z.strictObject({ lines, title: z.string() }), { lines: value });
    expect(looked).toBe(MOST);
    expect(Object.keys(errors)).toHaveLength(MOST);
  });

  it('is told of what was found, and of the fields behind its lines, not of what nobody looked at', () => {
    const lines = z.array(z.union([z.array(word), z.number()]));
    const errors = refusalOf(z.strictObject({ lines, title: z.string() }), {
      lines: many(Array.from({ length: 10 }, () => false)),
    });
    expect(new Set(Object.values(errors).flat())).toEqual(
      new Set(['Укажите число', 'Это поле обязательно для заполнения']),
    );
  });

  it('is not taken for the other kind it might be', () => {
    const other = z.strictObject({ words: z.array(z.string()), lines: z.array(z.number()) });
    const schema = z.union([z.strictObject({ words: z.array(word), lines: z.array(z.string()) }), other]);
    expect(() => validate(schema, { words: many('ложно'), lines: many('слово') })).toThrow(ValidationFailed);
  });

  it('leaves nothing of itself to the next one', () => {
    const schema = z.array(line);
    refusalOf(schema, many({ name: 'ложно' }));
    expect(validate(schema, [{ name: 'верно' }])).toEqual([{ name: 'верно' }]);
    expect(refusalOf(schema, [{ name: 'верно' }, { name: 'ложно' }])).toEqual({
      '1.name': ['Неверное слово'],
    });
  });
});
