import { useSyncExternalStore } from 'react';

import { newId } from '../contract/new-id';
import { errorOf } from '../http/http';
import { forgetLeftBehind, leaveBehind, type LeftBehind, readLeftBehind } from './left-behind';
import type { Transfer, TransferTask } from './transfer';

/** Uploads of one browser at a time: more would only share the same line, and each would take longer to arrive. */
const MOST_UPLOADS = 3;

interface Entry {
  task: TransferTask;
  controller: AbortController | null;
  /** Number of the work on the server, once it has one. */
  workId: number | null;
}

/** Whose transfers these are; null while nobody is known, and nothing is left behind then. */
let owner: number | null = null;
let transfers: readonly Transfer[] = [];
const entries = new Map<string, Entry>();
const watchers = new Set<() => void>();

function leftOf({ key, kind, title, address, status }: Transfer): LeftBehind[] {
  if (status !== 'waiting' && status !== 'running') return [];
  if (kind === 'upload') return [{ kind, title, address }];
  const id = entries.get(key)?.workId ?? null;
  return id === null ? [] : [{ kind, title, id }];
}

function keep(): void {
  if (owner !== null) leaveBehind(owner, transfers.flatMap(leftOf));
}

function show(next: readonly Transfer[]): void {
  transfers = next;
  keep();
  for (const watcher of watchers) watcher();
}

function patch(key: string, change: Partial<Transfer>): void {
  show(transfers.map((one) => (one.key === key ? { ...one, ...change } : one)));
}

const isRunning = ({ kind, status }: Transfer) => kind === 'upload' && status === 'running';

/** Begins what waits, as far as there is room. */
function proceed(): void {
  for (const { key, kind, status } of transfers) {
    if (status !== 'waiting') continue;
    if (kind === 'upload' && transfers.filter(isRunning).length >= MOST_UPLOADS) continue;
    // `attempt` tells of a failure by the transfer itself.
    void attempt(key);
  }
}

async function attempt(key: string): Promise<void> {
  const entry = entries.get(key);
  if (entry === undefined) return;
  const controller = new AbortController();
  entry.controller = controller;
  const { signal } = controller;
  patch(key, { status: 'running', percent: null, text: '', action: null, canRetry: false });
  try {
    const report = (course: { percent: number | null; text: string }) => {
      if (!signal.aborted) patch(key, course);
    };
    const take = (workId: number) => {
      entry.workId = workId;
      keep();
    };
    const end = await entry.task.run({ key, signal, report, take });
    const { text, action = null, isFailed = false, isThere = false } = end;
    const status = isFailed ? 'failed' : 'done';
    if (!signal.aborted) {
      patch(key, { status, percent: null, text, action, canRetry: isFailed && !isThere });
    }
  } catch (error) {
    if (signal.aborted) return;
    const { message, errors, status } = errorOf(error);
    const text = Object.values(errors)[0]?.[0] ?? message;
    // The same bytes are too many, or of a type not taken, however often they are sent.
    const canRetry = status !== 413 && status !== 415;
    patch(key, { status: 'failed', percent: null, text, canRetry });
  } finally {
    proceed();
  }
}

function added(task: TransferTask, state: Pick<Transfer, 'status' | 'text'>): string {
  const key = newId();
  const { kind, title, address = null, subject = null } = task;
  const begun = { percent: null, action: null, canRetry: false };
  entries.set(key, { task, controller: null, workId: null });
  show([...transfers, { key, kind, title, address, subject, ...begun, ...state }]);
  return key;
}

/** Begins a task, or puts it into the queue; it ends by itself, by its person, or with the session. Answers its key. */
export function beginTransfer(task: TransferTask): string {
  const key = added(task, { status: 'waiting', text: 'Ждёт очереди' });
  proceed();
  return key;
}

/** Tells of a task that cannot be begun, and why. Answers its key. */
export function refuseTransfer(task: Omit<TransferTask, 'run'>, text: string): string {
  return added({ ...task, run: () => Promise.resolve({ text }) }, { status: 'failed', text });
}

/** Begins anew what has failed. */
export function retryTransfer(key: string): void {
  patch(key, { status: 'waiting', text: 'Ждёт очереди', canRetry: false });
  proceed();
}

/** Gives up what is on its way, or stops it where it tells its end itself, and takes what has ended out of sight. */
export function dropTransfer(key: string): void {
  const entry = entries.get(key);
  const status = transfers.find((one) => one.key === key)?.status;
  if (status === 'running' && entry?.task.onStop !== undefined) {
    entry.task.onStop();
    return;
  }
  entries.delete(key);
  show(transfers.filter((one) => one.key !== key));
  entry?.controller?.abort();
  if (status === 'running') entry?.task.onCancel?.();
  proceed();
}

/** Takes everything that has ended out of sight, or only what has ended well. */
export function clearTransfers(only?: 'done'): void {
  const isLeft = ({ status }: Transfer) =>
    status === 'waiting' || status === 'running' || (only === 'done' && status === 'failed');
  for (const { key } of transfers.filter((one) => !isLeft(one))) entries.delete(key);
  show(transfers.filter(isLeft));
}

/**
 * From here on what is on its way is this person's, and is left behind when the window is loaded anew. Answers what was
 * left behind before, once.
 */
export function ownTransfers(userId: number): readonly LeftBehind[] {
  if (owner === userId) return [];
  owner = userId;
  const left = readLeftBehind(userId);
  keep();
  return left;
}

/** Whether a work of the server is among the transfers already. */
export function isCarried(kind: Transfer['kind'], workId: number): boolean {
  return [...entries.values()].some((entry) => entry.task.kind === kind && entry.workId === workId);
}

/** Nothing is on its way any longer and nothing is left behind: the session is over. */
export function endTransfers(): void {
  forgetLeftBehind();
  unloadTransfers();
}

/** Nothing is on its way any longer, as after the window is loaded anew; what it has left behind stays. */
export function unloadTransfers(): void {
  const controllers = [...entries.values()].map(({ controller }) => controller);
  owner = null;
  entries.clear();
  if (transfers.length > 0) show([]);
  for (const controller of controllers) controller?.abort();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Everything on its way and what has ended, in the order it was begun. */
export function useTransfers(): readonly Transfer[] {
  return useSyncExternalStore(watch, () => transfers);
}
