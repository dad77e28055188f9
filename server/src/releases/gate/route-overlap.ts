interface Part {
  text: string;
  isOptional: boolean;
}

function parts(pattern: string): Part[] {
  return pattern
    .split('/')
    .filter((part) => part !== '')
    .map((part) => ({ text: part.replace(/\?$/, ''), isOptional: part.endsWith('?') }));
}

const isFree = ({ text }: Part) => text.startsWith(':');
const isRest = (part: Part | undefined) => part?.text === '*';

// Addresses are compared as the router does it: without regard to capitals.
const isSame = (one: Part, other: Part) =>
  isFree(one) || isFree(other) || one.text.toLowerCase() === other.text.toLowerCase();

/** What is left of two patterns meets, when what is left without their first parts is known. */
function meets(
  [one, other]: readonly [Part | undefined, Part | undefined],
  after: { one: boolean; other: boolean; both: boolean },
): boolean {
  if (isRest(one) || isRest(other)) return true;
  if (one === undefined && other === undefined) return true;
  if (one?.isOptional === true && after.one) return true;
  if (other?.isOptional === true && after.other) return true;
  return one !== undefined && other !== undefined && isSame(one, other) && after.both;
}

/**
 * True when there is an address that both patterns of the router name: `/a/:id` and `/a/create` do. The work grows with
 * the product of their parts, however many of these are optional.
 */
export function overlaps(one: string, other: string): boolean {
  const [left, right] = [parts(one), parts(other)];
  // From the end: whether the rests meet that begin at each pair of parts.
  let below: boolean[] = [];
  for (let row = left.length; row >= 0; row -= 1) {
    const current: boolean[] = [];
    for (let column = right.length; column >= 0; column -= 1) {
      current[column] = meets([left[row], right[column]], {
        one: below[column] ?? false,
        other: current[column + 1] ?? false,
        both: below[column + 1] ?? false,
      });
    }
    below = current;
  }
  return below[0] ?? false;
}
