import type { AttemptLimit } from './attempts.repository';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Attempts to log in: few from one address to one account, more from one address altogether (an office behind
 * one address), and a ceiling for an account attacked from many. The account need not exist: it counts alike.
 */
export function loginLimits(email: string, ip: string): AttemptLimit[] {
  return [
    { subject: `login:account-from:${email}|${ip}`, limit: 10, windowSeconds: 15 * MINUTE },
    { subject: `login:ip:${ip}`, limit: 200, windowSeconds: 15 * MINUTE },
    { subject: `login:account:${email}`, limit: 100, windowSeconds: HOUR },
  ];
}

/** Letters somebody may cause: few to one address, more from one address of the network. */
export function letterLimits(purpose: 'register' | 'forgot', email: string, ip: string): AttemptLimit[] {
  return [
    { subject: `${purpose}:account:${email}`, limit: 5, windowSeconds: HOUR },
    { subject: `${purpose}:ip:${ip}`, limit: 50, windowSeconds: HOUR },
  ];
}

/** One-time links opened from one address of the network. */
export function linkLimits(ip: string): AttemptLimit[] {
  return [{ subject: `link:ip:${ip}`, limit: 60, windowSeconds: 15 * MINUTE }];
}
