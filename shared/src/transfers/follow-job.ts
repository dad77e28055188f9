import { errorOf } from '../http/http';

/** How often a job of the server is asked about, ms. */
const ASKING = 1000;

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ASKING);
    signal.addEventListener('abort', end);
  });
}

const isRefusal = (error: unknown) => {
  const { status } = errorOf(error);
  return status !== null && status < 500;
};

interface Followed<Job> {
  ask: (signal: AbortSignal) => Promise<Job>;
  isUnderWay: (job: Job) => boolean;
  onCourse: (job: Job) => void;
  signal: AbortSignal;
}

/**
 * Resolves with a job of the server once it has ended. A question that got no answer is asked again, for the job goes
 * on without it; a refusal is an answer and rejects, and so does the end of the waiting.
 */
export async function followJob<Job>({ ask, isUnderWay, onCourse, signal }: Followed<Job>): Promise<Job> {
  for (;;) {
    try {
      const job = await ask(signal);
      if (!isUnderWay(job)) return job;
      onCourse(job);
    } catch (error) {
      if (signal.aborted || isRefusal(error)) throw error;
    }
    await pause(signal);
    signal.throwIfAborted();
  }
}
