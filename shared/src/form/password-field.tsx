import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field';

/** A password that can be looked at while it is typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'suffix'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          aria-label={shown ? 'Скрыть пароль' : 'Показать пароль'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <IconEyeOff aria-hidden /> : <IconEye aria-hidden />}
        </button>
      }
    />
  );
}
