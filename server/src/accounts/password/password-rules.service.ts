import { ValidationFailed } from '../../platform/http/errors';
import { isCommonPassword } from './common-passwords';

/** Whose password it is going to be. */
export interface PasswordOwner {
  email: string;
  last_name: string;
  first_name: string;
}

const COMMON = 'Такой пароль угадывают первым. Придумайте другой, лучше из нескольких слов';
const OWN = 'В пароле не должно быть только вашего имени или адреса почты. Добавьте другие слова';

/** Letters and digits a password must have beside the words that everybody knows of its owner. */
const REST = 8;
/** Shorter words occur inside other ones. */
const SHORTEST_WORD = 4;

const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

function isMadeOfOwner(password: string, owner: PasswordOwner): boolean {
  const [local = '', domain = ''] = owner.email.split('@');
  const words = [
    local,
    ...local.split(/[._-]/),
    domain.split('.')[0] ?? '',
    owner.last_name,
    owner.first_name,
  ]
    .map(bare)
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((a, b) => b.length - a.length);
  const given = bare(password);
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), given);
  return rest.length < given.length && rest.length < REST;
}

/** Returns when the password may be chosen; refuses with 422 a common one and one made of its owner's name or address. */
export async function requireGoodPassword(password: string, owner: PasswordOwner): Promise<void> {
  if (isMadeOfOwner(password, owner)) throw new ValidationFailed({ password: [OWN] });
  if (await isCommonPassword(password)) throw new ValidationFailed({ password: [COMMON] });
}
