import { arrive, confirmEmail, forgotPassword, logIn, register, resetPassword, setUp } from './auth.api';

/** What the forms of the way in send; a form takes one of them. */
export const authMutations = {
  arrive: { mutationFn: () => arrive() },
  confirmEmail: { mutationFn: confirmEmail },
  logIn: { mutationFn: logIn },
  register: { mutationFn: register },
  forgotPassword: { mutationFn: forgotPassword },
  resetPassword: { mutationFn: resetPassword },
  setUp: { mutationFn: setUp },
};
