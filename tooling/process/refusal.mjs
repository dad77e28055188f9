/** The launcher cannot go on, for a reason the operator can remove: the message is the whole explanation. */
export class Refusal extends Error {
  name = 'Refusal';
}
