import { formatMoment } from '../../calendar/format-moment';

/** Twentieths of a point: A4 with 2 cm at the left and 1.5 cm at the right. */
export const PAGE = { width: 11906, height: 16838, left: 1134, right: 850, top: 1134, bottom: 1134 } as const;

/** Half-points. */
export const SIZE = { title: 28, heading: 24, text: 22, cell: 18, small: 16 } as const;

/** A moment of the wire as the sheet writes it, in the company's zone. */
export const sheetMoment = (text: string): string => formatMoment(new Date(text));
