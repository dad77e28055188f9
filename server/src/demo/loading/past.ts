import type { Deps } from '../../platform/module';
import type { Outbox } from '../../platform/outbox/outbox.service';
import type { DemoStep } from '../demo-step';

const nothing = () => Promise.resolve();
const silent: Outbox = { publish: nothing, publishAll: nothing, expel: nothing, expelSessions: nothing };

/**
 * What use cases of the past are given: they happen at the moment, inside the step. Nobody listens and nobody is written
 * to; their lines wait for the journal, which is written in the order of time.
 */
export function depsAt({ deps, trx, past }: DemoStep, moment: Date): Deps {
  return {
    ...deps,
    db: trx,
    // A row that is refused stops the whole first start: nothing has to be taken back row by row.
    transact: (work) => work(trx),
    now: () => moment,
    outbox: silent,
    jobs: { ...deps.jobs, enqueue: nothing },
    activity: {
      ...deps.activity,
      record: (_, entry) => {
        past.push({ occurredAt: moment, ...entry });
        return nothing();
      },
    },
  };
}
