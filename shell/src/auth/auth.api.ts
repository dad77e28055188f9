import type { Session } from 'shared/contract/session/session';
import { http } from 'shared/http';

export interface PersonInput {
  last_name: string;
  first_name: string;
  middle_name?: string;
  email: string;
  password: string;
}

interface MessageAnswer {
  message: string;
}

/** Opens a session; 422 when the address or the password does not fit. */
export async function logIn(input: { email: string; password: string }): Promise<Session> {
  return (await http.post<Session>('/api/login', input)).data;
}

/** Opens the session of whoever has just come back from the company's provider; 422 when the way in is too old. */
export async function arrive(): Promise<Session> {
  return (await http.post<Session>('/api/oidc/session')).data;
}

/** Asks for an account; the answer is alike whether the address is known or not. */
export async function register(input: PersonInput): Promise<MessageAnswer> {
  return (await http.post<MessageAnswer>('/api/register', input)).data;
}

/** Asks for a letter with a link; the answer is alike whether the address is known or not. */
export async function forgotPassword(input: { email: string }): Promise<MessageAnswer> {
  return (await http.post<MessageAnswer>('/api/password/forgot', input)).data;
}

/** Sets a new password by the link of a letter. */
export async function resetPassword(input: { token: string; password: string }): Promise<MessageAnswer> {
  return (await http.post<MessageAnswer>('/api/password/reset', input)).data;
}

/** Confirms an address by the link of a letter and the password that belongs to it; 422 when one of them does not fit. */
export async function confirmEmail(input: { token: string; password: string }): Promise<MessageAnswer> {
  return (await http.post<MessageAnswer>('/api/email/confirm', input)).data;
}

/** Makes the first administrator of an empty installation by its one-time link, and opens the session. */
export async function setUp(input: PersonInput & { token: string }): Promise<Session> {
  return (await http.post<Session>('/api/setup', input)).data;
}
