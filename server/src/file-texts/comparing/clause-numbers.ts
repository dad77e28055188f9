import type { TextLine } from '../reading/text-line';

/**
 * «4.», «4.2», «4.2.1.» before a text: a number alone needs its point, for «10 000,00» begins with a sum. The text of
 * a PDF may stand close to the point.
 */
const NUMBER = /^(?:(\d{1,3}(?:\.\d{1,3})+\.?|\d{1,3}\.)\s+(?=\S)|(\d{1,3}(?:\.\d{1,3})*\.)(?=\p{L}))/u;
/** «а)», «2)» and signs of a list hold no figure that anything depends on. */
const SIGN = /^(?:[а-яa-z]\)|\d{1,3}\)|[-–—•])\s+(?=\S)/iu;

const placesOf = (number: string) => number.replace(/\.$/, '').split('.').map(Number);
const before = (places: readonly number[]) => [...places.slice(0, -1), (places.at(-1) ?? 0) - 1].join('.');

/** Numbers of clauses as they follow each other: «10.5» that follows nothing is a figure of the text. */
class Sequence {
  private readonly last: string[] = [];

  /** Whether the number goes on what came before; it is remembered either way. */
  takes(number: string): boolean {
    const places = placesOf(number);
    const depth = places.length;
    const above = places.slice(0, -1);
    const known = this.last[depth - 1];
    const isNext = known === before(places);
    const isFirst =
      places.at(-1) === 1 &&
      (depth === 1 || this.last[depth - 2] === above.join('.') || this.isNextAbove(known, above));
    this.last.length = Math.min(this.last.length, depth - 1);
    this.last[depth - 1] = places.join('.');
    return isNext || isFirst;
  }

  /** «2.1» after «1.7» where headings bear no numbers, and «1.1» where nothing bore one yet. */
  private isNextAbove(known: string | undefined, above: readonly number[]): boolean {
    if (known === undefined) return above.every((place) => place === 1);
    return known.split('.').slice(0, -1).join('.') === before(above);
  }
}

/**
 * The lines with the numbers of clauses that were typed as their labels, as Word's own numbers are: a clause put in
 * moves the numbers of all that follow. Figures that are none stay in the text.
 */
export function withClauseNumbers(lines: readonly TextLine[]): TextLine[] {
  const sequence = new Sequence();
  return lines.map((line) => {
    if (line.label !== '') {
      if (/^\d/.test(line.label)) sequence.takes(line.label);
      return line;
    }
    const number = NUMBER.exec(line.text);
    const label = number === null ? SIGN.exec(line.text)?.[0] : number[0];
    if (label === undefined || (number !== null && !sequence.takes(number[1] ?? number[2] ?? '')))
      return line;
    return { label: label.trim(), text: line.text.slice(label.length) };
  });
}
