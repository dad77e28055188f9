import type { ReactNode } from 'react';
import type { FileFragment } from 'shared/contract/list/search';

/** A line of the palette: goes somewhere, or does something. */
export interface PaletteLine {
  id: string;
  title: string;
  hint?: string;
  /** Other words it is looked for by. */
  words?: string;
  /** Where the words stand in a file of the record. */
  inFile?: FileFragment;
  icon: ReactNode;
  /** Address the line leads to. */
  to?: string;
  run?: () => void;
}

export interface PaletteSection {
  title: string;
  lines: PaletteLine[];
}

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

/** A word without the vowel it is declined by: of what one makes, «контрагента» is asked for. */
const undeclined = (word: string) => word.replace(/(?<=.{4})[аеиоуыюя]$/, '');

/** True when the text holds every word of one of the readings in some case; an empty reading is held by none. */
export function matches(text: string, readings: readonly string[]): boolean {
  const held = plain(text);
  return readings
    .map((reading) => plain(reading).split(/\s+/).filter(Boolean))
    .some((words) => words.length > 0 && words.every((word) => held.includes(undeclined(word))));
}

/** The lines whose title, with their other words, holds every word of one of the readings; all of them when nothing is asked. */
export function matching(lines: readonly PaletteLine[], readings: readonly string[]): PaletteLine[] {
  if (readings.every((reading) => reading.trim() === '')) return [...lines];
  return lines.filter((line) => matches(`${line.title} ${line.words ?? ''}`, readings));
}
