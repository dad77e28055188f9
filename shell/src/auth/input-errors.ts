import { isMailAddress } from 'shared/contract/record/mail-address';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';

/** Source: the wire contract of sessions; the server checks the same and has the last word. */
const SHORTEST_PASSWORD = 10;

export type InputErrors = Partial<Record<string, string>>;

interface Rules {
  /** Fields that may stay empty. */
  optional?: readonly string[];
  /** The password is being chosen now, so its length matters; at login it does not. */
  choosesPassword?: boolean;
}

/** What is wrong with the fields before they are sent: every empty field but the optional, address, password. */
export function inputErrors(values: Readonly<Record<string, string>>, rules: Rules = {}): InputErrors {
  const { optional = [], choosesPassword = false } = rules;
  const errors: InputErrors = {};
  for (const [field, value] of Object.entries(values)) {
    const isEmpty = field === 'password' ? value === '' : value.trim() === '';
    if (isEmpty) {
      if (!optional.includes(field)) errors[field] = REQUIRED_FIELD;
    } else if (field === 'email' && !isMailAddress(value.trim())) {
      errors[field] = 'Укажите адрес вида name@company.ru';
    } else if (field === 'password' && choosesPassword && value.length < SHORTEST_PASSWORD) {
      errors[field] = `Не короче ${String(SHORTEST_PASSWORD)} знаков`;
    }
  }
  return errors;
}
