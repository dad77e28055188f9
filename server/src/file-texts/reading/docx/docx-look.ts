import { type Attributes, isOn, numberOf } from '../xml-walk';

/** How a run of characters looks; a property that is not said follows from the style. */
export interface RunLook {
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strike?: boolean;
  caps?: boolean;
  /** Half points. */
  size?: number;
  place?: 'super' | 'sub';
}

export type Alignment = 'left' | 'center' | 'right' | 'both';

/** How a paragraph stands; lengths in twentieths of a point. */
export interface ParagraphLook {
  align?: Alignment;
  left?: number;
  first?: number;
  before?: number;
  after?: number;
  numId?: string;
  level?: number;
}

const ALIGNMENTS: Readonly<Record<string, Alignment>> = {
  left: 'left',
  start: 'left',
  center: 'center',
  right: 'right',
  end: 'right',
  both: 'both',
  distribute: 'both',
};
const WIDEST = 9000;

/** Takes an element of `w:rPr` into the look. */
export function takeRunProperty(look: RunLook, name: string, attributes: Attributes): void {
  switch (name) {
    case 'w:b':
      look.bold = isOn(attributes);
      break;
    case 'w:i':
      look.italic = isOn(attributes);
      break;
    case 'w:u':
      look.underline = isOn(attributes);
      break;
    case 'w:strike':
    case 'w:dstrike':
      look.strike = isOn(attributes);
      break;
    case 'w:caps':
      look.caps = isOn(attributes);
      break;
    case 'w:sz': {
      const size = numberOf(attributes['w:val'], 8, 144);
      if (size !== null) look.size = size;
      break;
    }
    case 'w:vertAlign':
      if (attributes['w:val'] === 'superscript') look.place = 'super';
      if (attributes['w:val'] === 'subscript') look.place = 'sub';
  }
}

function takeIndent(look: ParagraphLook, attributes: Attributes): void {
  const left = numberOf(attributes['w:left'] ?? attributes['w:start'], -WIDEST, WIDEST);
  const hanging = numberOf(attributes['w:hanging'], 0, WIDEST);
  const first = hanging === null ? numberOf(attributes['w:firstLine'], 0, WIDEST) : -hanging;
  if (left !== null) look.left = left;
  if (first !== null) look.first = first;
}

/** Takes an element of `w:pPr` into the look. */
export function takeParagraphProperty(look: ParagraphLook, name: string, attributes: Attributes): void {
  switch (name) {
    case 'w:jc': {
      const align = ALIGNMENTS[attributes['w:val'] ?? ''];
      if (align !== undefined) look.align = align;
      break;
    }
    case 'w:ind':
      takeIndent(look, attributes);
      break;
    case 'w:spacing': {
      const before = numberOf(attributes['w:before'], 0, WIDEST);
      const after = numberOf(attributes['w:after'], 0, WIDEST);
      if (before !== null) look.before = before;
      if (after !== null) look.after = after;
      break;
    }
    case 'w:numId':
      look.numId = attributes['w:val'] ?? '0';
      break;
    case 'w:ilvl':
      look.level = numberOf(attributes['w:val'], 0, 8) ?? 0;
  }
}

/** An edge of a table that is said to have no line. */
export const isNoLine = ({ 'w:val': line }: Attributes) => line === 'none' || line === 'nil';

const LOOKS = ['bold', 'italic', 'underline', 'strike', 'caps', 'size', 'place'] as const;

export function isSameLook(left: RunLook, right: RunLook): boolean {
  return left === right || LOOKS.every((name) => left[name] === right[name]);
}

/** English metric units in a pixel. */
const PIXEL = 9525;

/** How large a picture is drawn. */
export function pixelsOf({ cx, cy }: Attributes): { width: number; height: number } {
  const [width, height] = [cx, cy].map((units) => Math.round((numberOf(units, 1, 20_000_000) ?? 0) / PIXEL));
  return { width: width ?? 0, height: height ?? 0 };
}
