import type { Deps } from '../platform/module';

/**
 * One step of work that goes through the company: one that fails is logged and holds up none of the others, which the next
 * look would come to no sooner. True when it was done.
 */
export async function stepAlone(deps: Pick<Deps, 'log'>, step: () => Promise<unknown>): Promise<boolean> {
  try {
    await step();
    return true;
  } catch (error) {
    deps.log.error(error);
    return false;
  }
}
