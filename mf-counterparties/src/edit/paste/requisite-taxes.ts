import type { TAX_SYSTEM_LABELS } from 'shared/contract/counterparty/counterparty.labels';

import { type Pieces, valueUnder } from './requisite-pieces';

export type TaxSystem = keyof typeof TAX_SYSTEM_LABELS;

const SYSTEMS: readonly [RegExp, TaxSystem][] = [
  [/НПД|профессиональн/iu, 'npd'],
  [/ПСН|патент/iu, 'psn'],
  [/ЕСХН|сельскохоз/iu, 'eshn'],
  [/(?:УСН|упрощ).*(?<!\d)5 ?%/iu, 'usn_vat5'],
  [/(?:УСН|упрощ).*(?<!\d)7 ?%/iu, 'usn_vat7'],
  [/УСН|упрощ/iu, 'usn'],
  [/ОСН|общ/iu, 'osn'],
];

/** How the counterparty is taxed, where a label says so, and whether a person has to look at it. */
export function taxSystemOf({ pieces }: Pieces): { tax_system?: TaxSystem; doubts: string[] } {
  const said = valueUnder(pieces, 'tax_system');
  const tax_system = SYSTEMS.find(([words]) => said !== undefined && words.test(said))?.[1];
  if (tax_system === undefined) return { doubts: [] };
  // Since 2025 those on the simplified system may pay VAT, and seldom say so.
  const isOpen = tax_system === 'usn' && !/без НДС|не (?:является )?плательщик/iu.test(said ?? '');
  return {
    tax_system,
    doubts: isOpen ? ['Система налогообложения УСН: уточните, есть ли НДС 5 или 7 %'] : [],
  };
}
