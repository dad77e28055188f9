import { Refusal } from '../process/refusal.mjs';

/** The address of a suite as a person gave it in `named`: an address of one of its pages says where it is as well. */
export function suiteAddress(given, named) {
  if (!/^https?:\/\//i.test(given) || !URL.canParse(given)) {
    throw new Refusal(
      `${named} должен быть адресом вида https://contracts.company.ru, а указано «${given}».`,
    );
  }
  const { origin, username, password } = new URL(given);
  // What they are is not repeated: the output of a pipeline is read by many.
  if (username !== '' || password !== '') {
    throw new Refusal(
      `${named}: имя и пароль в адресе не передаются. Оставьте адрес реестра без них: ${origin}.`,
    );
  }
  return origin;
}
