/** What is on its way, or has ended and not been put away. */
export interface Transfer {
  key: string;
  kind: 'upload' | 'export' | 'import';
  /** Name of the file, or what is written into one. */
  title: string;
  status: 'waiting' | 'running' | 'done' | 'failed';
  /** 0 to 100; null while the end is not known. */
  percent: number | null;
  /** How it stands, or why it failed, in a sentence. */
  text: string;
  /** Address of the page where what has arrived is to be seen. */
  address: string | null;
  /** The record it brings something to; null when there is none. */
  subject: TransferSubject | null;
  /** What can be done with the result: «Скачать ещё раз». */
  action: TransferAction | null;
  canRetry: boolean;
}

export interface TransferSubject {
  type: string;
  id: number;
  resource?: string;
}

export interface TransferAction {
  label: string;
  run: () => void;
}

export interface TransferEnd {
  text: string;
  /** It has ended without what it was begun for. */
  isFailed?: boolean;
  /** It is there and was only not handed over: repeated, it would be made anew. */
  isThere?: boolean;
  action?: TransferAction;
}

/** What a task hears and says while it runs. */
export interface TransferCourse {
  /** The same in every attempt: by it the server knows a repeated one. */
  key: string;
  signal: AbortSignal;
  report: (course: { percent: number | null; text: string }) => void;
  /** The server has the work under this number, and goes on with it when the window is loaded anew. */
  take: (workId: number) => void;
}

/** Something that takes its time and has to outlive the page it was begun on. */
export interface TransferTask {
  kind: Transfer['kind'];
  title: string;
  address?: string;
  subject?: TransferSubject;
  /** Resolves with how it ended, rejects with why it did not. */
  run: (course: TransferCourse) => Promise<TransferEnd>;
  /** Called when the person gives it up, not when the session ends. */
  onCancel?: () => void;
  /** Called instead where what was done until then stays: the task goes on until it can say how it has ended. */
  onStop?: () => void;
}
