/** The value below which this share of the samples lies, by the nearest rank; refuses to speak of no samples. */
export function percentile(samples, share) {
  if (samples.length === 0) throw new Error('There is nothing to take a percentile of');
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))];
}

/** The middle sample; of an even number, the mean of the two in the middle. */
export function median(samples) {
  const sorted = [...samples].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * What some work took, by what else was done in turns with it took, at a percentile of each round: the middle of the
 * rounds, and the lowest and the highest ratio. One disturbance of the machine decides a round's tail, not the result.
 */
export function ratioOfRounds(rounds, share) {
  const taken = rounds.map(({ work, other }) => [percentile(work, share), percentile(other, share)]);
  const ratios = taken.map(([work, other]) => work / other);
  return {
    ratio: median(ratios),
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
    work: median(taken.map(([work]) => work)),
    other: median(taken.map(([, other]) => other)),
  };
}
