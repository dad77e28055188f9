import { logIn } from './standalone-login.api';

/** What the way into a suite sends. */
export const standaloneLogin = { mutationFn: logIn };
