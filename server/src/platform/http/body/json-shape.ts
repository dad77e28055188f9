import { ValidationFailed } from '../errors';

/** Levels of lists and objects in each other, the body itself included; the deepest form of the product has four. */
const DEEPEST = 33;
/** Values of one list or of one object, and in all of a request: beyond them a check alone would hold everybody up. */
const MOST_TOGETHER = 2000;
const MOST_VALUES = 50_000;

const [QUOTE, BACKSLASH, COMMA] = [34, 92, 44];
const OPENING: ReadonlySet<number> = new Set([91, 123]);
const CLOSING: ReadonlySet<number> = new Set([93, 125]);

const refusal = (sentence: string) => new ValidationFailed({ base: [sentence] });

/**
 * Looks at JSON piece by piece as it arrives and refuses with 422 what no form has: more levels and more values. Each
 * byte is looked at once and nothing is built: reading eight million levels into lists would hold everybody up for
 * seconds before any schema could refuse them. What is no JSON at all is left to whoever reads it.
 */
export class JsonShape {
  #isText = false;
  #isEscaped = false;
  #values = 0;
  /** Values so far of each list or object that is open. */
  readonly #open: number[] = [];

  look(bytes: Uint8Array): void {
    for (const byte of bytes) {
      if (this.#isText) this.#lookInText(byte);
      else if (byte === QUOTE) this.#isText = true;
      else if (byte === COMMA) this.#count();
      else if (OPENING.has(byte)) this.#enter();
      else if (CLOSING.has(byte)) this.#open.pop();
    }
  }

  #lookInText(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === BACKSLASH) this.#isEscaped = true;
    else if (byte === QUOTE) this.#isText = false;
  }

  #enter(): void {
    this.#open.push(0);
    if (this.#open.length > DEEPEST) throw refusal('Слишком много вложенных уровней');
    this.#count();
  }

  #count(): void {
    const together = (this.#open.pop() ?? 0) + 1;
    this.#open.push(together);
    this.#values += 1;
    if (together > MOST_TOGETHER || this.#values > MOST_VALUES) throw refusal('Слишком много значений');
  }
}
