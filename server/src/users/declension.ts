import { getGender, incline } from 'lvovich';
import type { Declined } from 'shared/contract/user';

export interface PersonToDecline {
  last_name: string;
  first_name: string;
  middle_name: string | null;
  /** Guessed by the names when it is not known. */
  gender: 'male' | 'female' | null;
}

/** The full name in the cases documents need; a suggestion, right for most names and wrong for some. */
export function declineName({ last_name, first_name, middle_name, gender }: PersonToDecline): Declined {
  const names = { last: last_name, first: first_name, ...(middle_name !== null && { middle: middle_name }) };
  // As in the texts of contracts: male where neither the person nor the name tells.
  const guessed = getGender({ ...names }) === 'female' ? 'female' : 'male';
  const person = { ...names, gender: gender ?? guessed };
  const inCase = (name: 'genitive' | 'dative') => {
    const { last, first, middle } = incline(person, name);
    return [last, first, middle]
      .filter((part) => part !== undefined && part !== null && part !== '')
      .join(' ');
  };
  return { genitive: inCase('genitive'), dative: inCase('dative') };
}
