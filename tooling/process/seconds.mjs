/** Starts a watch; calling it gives the time since as Russian text: «3,4 с», «2 мин 05 с». */
export function stopwatch(now = () => Date.now()) {
  const start = now();
  return () => secondsText((now() - start) / 1000);
}

/** A length of time in Russian, to a tenth below a minute. */
export function secondsText(seconds) {
  if (seconds < 60) return `${seconds.toFixed(1).replace('.', ',')}\u00a0с`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}\u00a0мин ${String(whole % 60).padStart(2, '0')}\u00a0с`;
}
