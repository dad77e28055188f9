import { type Pieces, valueUnder } from './requisite-pieces';

export interface FoundAbroad {
  type?: 'foreign';
  country_code?: string;
  tax_number?: string;
  registration_number?: string;
}

const numberIn = (value: string | undefined) => /[A-Z\d][A-Z\d./-]{4,}/.exec(value ?? '')?.[0];

/** The number of a register of companies, with the letters of the register before it: «HRB 12345». */
const registerNumberIn = (value: string | undefined) =>
  /(?:[A-Z]{2,4} )?[A-Z\d][A-Z\d./-]{4,}/.exec(value ?? '')?.[0];

/** Numbers of another state, which tell a company from abroad; nothing of a text that names none. */
export function abroadOf({ pieces }: Pieces): FoundAbroad {
  const tax_number = numberIn(valueUnder(pieces, 'tax'));
  const registration_number = registerNumberIn(valueUnder(pieces, 'registration'));
  const iban = pieces
    .filter(({ key }) => key === 'iban' || key === 'account')
    .map(({ value }) => /^([A-Z]{2})\d{2}[A-Z\d ]{11}/.exec(value)?.[1])
    .find((country) => country !== undefined);
  const isAbroad = [tax_number, registration_number, iban].some((said) => said !== undefined);
  if (!isAbroad) return {};
  return {
    type: 'foreign',
    ...(iban !== undefined && { country_code: iban }),
    ...(tax_number !== undefined && { tax_number }),
    ...(registration_number !== undefined && { registration_number }),
  };
}
