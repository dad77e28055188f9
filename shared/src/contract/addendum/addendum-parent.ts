/** An addendum is made to what is or has been in force, and goes on while that lasts. Source: domain reference, 1.2. */
export const PARENT_STATES: readonly string[] = ['signed', 'active', 'suspended', 'expired'];
