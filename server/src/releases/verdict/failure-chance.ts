const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
];

/** The logarithm of the gamma function of a positive number. */
function logGamma(value: number): number {
  const x = value - 1;
  const series = LANCZOS.reduce((sum, part, at) => sum + part / (x + at + 1), 0.99999999999980993);
  const t = x + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (x + 0.5) * Math.log(t) - t + Math.log(series);
}

const logBeta = (a: number, b: number) => logGamma(a) + logGamma(b) - logGamma(a + b);

const logChoose = (n: number, k: number) => logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);

/**
 * The exact chance that of `openings` at least `failed` fail, when all that is known of the rate is `failedBefore` of
 * `before` earlier openings: the tail of the beta-binomial distribution. 1 where fewer failed than were to be expected.
 */
export function failureChance(
  { openings, failed }: { openings: number; failed: number },
  { before, failedBefore }: { before: number; failedBefore: number },
): number {
  const [a, b] = [failedBefore, before - failedBefore];
  if (failed / openings <= a / (a + b)) return 1;
  const log = logChoose(openings, failed) + logBeta(failed + a, openings - failed + b) - logBeta(a, b);
  let term = Math.exp(log);
  let sum = term;
  // Past the expected number each further term is smaller than the one before.
  for (let x = failed; x < openings && term > sum * 1e-15; x += 1) {
    term *= ((openings - x) / (x + 1)) * ((a + x) / (b + openings - x - 1));
    sum += term;
  }
  return Math.min(1, sum);
}
