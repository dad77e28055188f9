import { faultCode } from '../fault-code';
import { StartError } from './start-error';

/** Why a port could not be opened, in one sentence for the administrator; the error itself when nothing is known of it. */
export function listenFault(
  error: unknown,
  place: { port: number; host: string | null; variable: string },
): Error {
  const { port, host, variable } = place;
  switch (faultCode(error)) {
    case 'EADDRINUSE':
      return new StartError(
        `Порт ${String(port)} занят другой программой. Освободите его или укажите другой в ${variable}.`,
      );
    case 'EACCES':
      return new StartError(
        `Порт ${String(port)} закрыт для этого пользователя. Укажите в ${variable} другой, от 1024.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(`Адрес ${host ?? ''} не принадлежит этому компьютеру. Укажите в HOST другой.`);
    default:
      return error instanceof Error ? error : new Error(String(error));
  }
}
