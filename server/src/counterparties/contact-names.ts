import type { OtherNames } from '../platform/http/also-named';

type Line = Record<string, unknown>;

const isLine = (value: unknown): value is Line =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A line under our own name; one that says two things by both names stays as it is, and is refused for the other. */
function ownName(line: unknown): unknown {
  if (!isLine(line) || !Object.hasOwn(line, 'position')) return line;
  const { position, ...rest } = line;
  return Object.hasOwn(rest, 'job_title') && rest.job_title !== position
    ? line
    : { ...rest, job_title: position };
}

/** The post of a contact by the name of the domain reference, 1.4. A card tells both names, so both come back. */
export const CONTACT_NAMES: OtherNames = {
  contacts: (lines) => ({ contacts: Array.isArray(lines) ? lines.map(ownName) : lines }),
};
