import type { Partner } from '../cast';
import { CITIES, type City, NETWORK_CITIES, STREETS } from '../company/city-list';
import type { Trade } from '../company/partner-list';
import type { Random } from '../random';

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

const AT_HOME: readonly Trade[] = [
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
  const own = [...NETWORK_CITIES, ...CITIES.slice(0, 1)].find(({ name }) => name === partner.city);
  const where = AT_HOME.includes(partner.trade) || random.chance(0.4) ? own : undefined;
  return {
    city: where ?? random.pick(NETWORK_CITIES),
    street: `${random.pick(STREETS)}, ${String(random.int(1, 96))}`,
    year,
  };
}
