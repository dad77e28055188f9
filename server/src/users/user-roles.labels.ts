/** The roles of an employee as the journal names them; null when there are none. */
export const rolesOf = ({ roles }: { roles: readonly { name: string }[] }) =>
  roles.map(({ name }) => name).join(', ') || null;
