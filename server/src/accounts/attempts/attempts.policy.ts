import type { AttemptLimit } from './attempts.repository';
import { networksOf } from './network';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Wider networks hold more people: how many times the limit of a single address each of them gets. */
const WIDER = [1, 2];

function perNetwork(ip: string | null, name: string, wanted: { limit: number; windowSeconds: number }) {
  return networksOf(ip).map((network, at) => ({
    subject: `${name}:${network}`,
    limit: wanted.limit * (WIDER[at] ?? 1),
    windowSeconds: wanted.windowSeconds,
  }));
}

/** From one address of the network to one account, whether or not it exists. */
export function accountFromLimit(email: string, ip: string | null): AttemptLimit {
  const [network = 'unknown'] = networksOf(ip);
  return { subject: `login:account-from:${email}|${network}`, limit: 10, windowSeconds: 15 * MINUTE };
}

/** From one address of the network altogether: an office may stand behind it. */
export function addressLimits(ip: string | null): AttemptLimit[] {
  return perNetwork(ip, 'login:ip', { limit: 100, windowSeconds: 15 * MINUTE });
}

/** Different accounts tried in vain from one address: one guess for each of many is still guessing. */
export function accountsOfAddressLimits(ip: string | null): AttemptLimit[] {
  return perNetwork(ip, 'login:accounts-of', { limit: 40, windowSeconds: HOUR });
}

/** One account from everywhere; beyond it the account is slowed down, never closed. */
export function accountLimit(email: string): AttemptLimit {
  return { subject: `login:account:${email}`, limit: 100, windowSeconds: HOUR };
}

/** How a slowed account is asked: once in so many seconds by all unknown browsers together. */
export function slowedAccountLimit(email: string): AttemptLimit {
  return { subject: `login:account-slowed:${email}`, limit: 1, windowSeconds: 15 };
}

/** A browser that has logged in to the account before: it answers for its own attempts alone. */
export function knownBrowserLimit(browser: string): AttemptLimit {
  return { subject: `login:browser:${browser}`, limit: 10, windowSeconds: 15 * MINUTE };
}

/** Letters somebody may ask for from one address of the network. */
export function askingLimits(purpose: 'register' | 'forgot', ip: string | null): AttemptLimit[] {
  return perNetwork(ip, `${purpose}:ip`, { limit: 30, windowSeconds: HOUR });
}

/** Registrations of one address of mail from one address of the network. */
export function registrationFromLimit(email: string, ip: string | null): AttemptLimit {
  const [network = 'unknown'] = networksOf(ip);
  return { subject: `register:account-from:${email}|${network}`, limit: 5, windowSeconds: HOUR };
}

/** Letters one address of mail gets, whoever asks: beyond it no letter is sent and nobody is told so. */
export function letterLimit(purpose: 'register' | 'forgot', email: string): AttemptLimit {
  return { subject: `${purpose}:letter:${email}`, limit: purpose === 'forgot' ? 5 : 10, windowSeconds: HOUR };
}

/** One-time links opened from one address of the network. */
export function linkLimits(ip: string | null): AttemptLimit[] {
  return perNetwork(ip, 'link:ip', { limit: 30, windowSeconds: 15 * MINUTE });
}

/** Calendars that are read from one address of the network: an office may stand behind it. */
export function calendarLimits(ip: string | null): AttemptLimit[] {
  return perNetwork(ip, 'calendar:ip', { limit: 300, windowSeconds: 15 * MINUTE });
}

/** Guesses at the present password of somebody who left the suite open. */
export function passwordChangeLimit(userId: number): AttemptLimit {
  return { subject: `password-change:${String(userId)}`, limit: 10, windowSeconds: 15 * MINUTE };
}
