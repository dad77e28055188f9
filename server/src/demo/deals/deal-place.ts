import type { Partner } from '../cast';
import places from '../company/places.json';
import type { Random } from '../random';

interface City {
  name: string;
  /** «в Мурманске». */
  locative: string;
  /** «Мурманска». */
  genitive: string;
}

export const STREETS: readonly string[] = places.streets;
/** Where the company's network is: the North-West without the capital of it. */
export const NETWORK_CITIES: readonly City[] = places.cities.filter(({ hasNetwork }) => hasNetwork);

interface Place {
  city: City;
  street: string;
  year: number;
}

/** The text with its places filled. */
export function filled(text: string, { city: where, street, year }: Place): string {
  return text
    .replaceAll('{cityIn}', where.locative)
    .replaceAll('{cityOf}', where.genitive)
    .replaceAll('{city}', where.name)
    .replaceAll('{street}', street)
    .replaceAll('{year}', String(year));
}

const AT_HOME: readonly string[] = [
  'office',
  'warehouse',
  'poles',
  'client',
  'operator',
  'agent',
  'energy',
  'water',
  'catering',
];

/** Where the deal is carried out: at the partner's, or anywhere the network is. */
export function placeOf(random: Random, partner: Partner, year: number): Place {
  const own = [...NETWORK_CITIES, ...places.cities.slice(0, 1)].find(({ name }) => name === partner.city);
  const where = AT_HOME.includes(partner.trade) || random.chance(0.4) ? own : undefined;
  return {
    city: where ?? random.pick(NETWORK_CITIES),
    street: `${random.pick(STREETS)}, ${String(random.int(1, 96))}`,
    year,
  };
}
