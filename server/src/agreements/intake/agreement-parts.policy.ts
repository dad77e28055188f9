/** A further party as a cell names it. */
export interface SaidParty {
  name: string;
  /** Null when the cell does not say what it is here for. */
  role: string | null;
  signatory: string | null;
}

/** A person who may sign for a counterparty. */
export interface Signer {
  id: number;
  last_name: string;
  first_name: string;
  middle_name: string | null;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[.,\s\u00a0]+/g, ' ')
    .trim();

/** «Поручитель: ООО «Ромашка», подписант Иванов И. И.; 7736050003»: parties one behind another, with what each is for. */
export function partiesIn(text: string): SaidParty[] {
  return text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, role, rest = ''] = /^(?:([^:«"]+):)?\s*(.+)$/.exec(part) ?? [];
      const [, name = rest, signatory] = /^(.+?),\s*подписант:?\s+(.+)$/i.exec(rest) ?? [];
      return { name: name.trim(), role: role?.trim() ?? null, signatory: signatory?.trim() ?? null };
    });
}

function namesOf({ last_name, first_name, middle_name }: Signer): string[] {
  const [first, middle] = [first_name, middle_name ?? ''];
  const letters = [first, middle].map((name) => name.slice(0, 1));
  return [
    last_name,
    `${last_name} ${first}`,
    `${last_name} ${first} ${middle}`,
    `${first} ${middle} ${last_name}`,
    `${last_name} ${letters.join(' ')}`,
    `${letters.join(' ')} ${last_name}`,
    `${last_name} ${letters[0] ?? ''}`,
  ].map(plain);
}

/** Whoever of the people is called so: by the whole name, by surname with initials in either order, or by surname. */
export function signersCalled<Person extends Signer>(people: readonly Person[], text: string): Person[] {
  return people.filter((person) => namesOf(person).includes(plain(text)));
}
