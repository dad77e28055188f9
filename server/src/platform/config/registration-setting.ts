import { REGISTRATION_MODES, type RegistrationMode } from 'shared/contract/session/registration-mode';
import { z } from 'zod';
import { StartError } from './start-error';

export interface RegistrationSetting {
  mode: RegistrationMode;
  /** Of `domains`: the mail domains people must be of, lower case. */
  domains: readonly string[];
}

/** REGISTRATION: who may register. */
export const registrationMode = z
  .enum([...REGISTRATION_MODES, ''], 'укажите closed, domains или open')
  .optional();

/** REGISTRATION_DOMAINS: mail domains, parted by commas or spaces. */
export const registrationDomains = z
  .string()
  .optional()
  .transform((text) =>
    (text ?? '')
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .refine(
    (names) => names.every((name) => /^[\p{L}\d-]+(\.[\p{L}\d-]+)+$/u.test(name)),
    'укажите почтовые домены через запятую, например company.ru',
  );

/** Open in the demo and closed elsewhere, unless it is said otherwise; refuses `domains` that names none. */
export function registrationSetting(
  values: { REGISTRATION?: RegistrationMode | ''; REGISTRATION_DOMAINS: readonly string[] },
  demo: boolean,
): RegistrationSetting {
  const domains = values.REGISTRATION_DOMAINS;
  const mode = values.REGISTRATION || (domains.length > 0 ? 'domains' : demo ? 'open' : 'closed');
  if (mode === 'domains' && domains.length === 0) {
    throw new StartError('Регистрация по доменам: укажите ещё REGISTRATION_DOMAINS.');
  }
  return { mode, domains };
}
