import type { WorkbookFacts } from '../../../platform/workbook/xlsx-book';
import type { RawCell } from '../../../platform/workbook/xlsx-sheet';
import { dayAsSeen } from '../../../platform/workbook/xlsx-values';
import { formatByCode, type NumberFormat } from './number-format';

export interface SeenCell {
  text: string;
  /** Stands at the right, as numbers and days do. */
  isNumber: boolean;
}

const words = (text: string): SeenCell => ({ text: text.trim(), isNumber: false });

/** What is seen in the cells of a workbook; of a formula the value it had when the file was saved. */
export class SeenCells {
  private readonly formats = new Map<number, NumberFormat>();

  constructor(private readonly facts: WorkbookFacts) {}

  read({ type, style, value }: RawCell): SeenCell {
    switch (type) {
      case 's':
        return words(this.facts.texts[Number(value)] ?? '');
      case 'str':
      case 'inlineStr':
      case 'e':
        return words(value);
      case 'b':
        return words(value === '1' ? 'ИСТИНА' : 'ЛОЖЬ');
      case 'd':
        return { text: dayAsSeen(value), isNumber: true };
      default:
        return { text: this.formatOf(style)(value), isNumber: true };
    }
  }

  /** Made once for a style: thousands of cells have the same. */
  private formatOf(style: number): NumberFormat {
    const known = this.formats.get(style);
    if (known !== undefined) return known;
    const made = formatByCode(this.facts.codes[style] ?? '', this.facts);
    this.formats.set(style, made);
    return made;
  }
}
