export const REGISTRATION_MODES = ['closed', 'domains', 'open'] as const;

/** Who may open an account for themselves: nobody, people of the company's own mail, or anybody. */
export type RegistrationMode = (typeof REGISTRATION_MODES)[number];
