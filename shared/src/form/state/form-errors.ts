/** Field path → the one sentence shown under the field. Lines of a table are named `items.3.quantity`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** True when the path is the field itself or lies inside it: `items.3.quantity` lies inside `items`. */
export function isInside(path: string, field: string): boolean {
  return path === field || path.startsWith(`${field}.`);
}

/** The errors less those of the named fields and of everything inside them. */
export function withoutFields(errors: FieldErrors, fields: readonly string[]): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([path]) => !fields.some((field) => isInside(path, field))),
  );
}

/** The errors of the named fields and of everything inside them. */
export function onlyFields(errors: FieldErrors, fields: Iterable<string>): FieldErrors {
  const wanted = [...fields];
  return Object.fromEntries(
    Object.entries(errors).filter(([path]) => wanted.some((field) => isInside(path, field))),
  );
}

/** A refusal of the server as the form shows it: the first sentence of each field, under the form's own names. */
export function errorsFromServer(
  errors: Readonly<Record<string, readonly string[]>>,
  fieldOf: (wireName: string) => string = (name) => name,
): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, texts]) =>
      texts[0] === undefined ? [] : [[fieldOf(name), texts[0]]],
    ),
  );
}

/** The control a summary's link leads to; ids of controls are made by this rule. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll('.', '-')}`;
}
