/**
 * After how many milliseconds a test or a hook is taken for stuck. It ends what would never end by itself; a busy machine is
 * no reason to fail.
 */
export const patience = 600_000;
