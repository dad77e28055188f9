const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

/** True when the file comes and is not the one that the registry promised; never rejects. */
export async function isBroken(url: string): Promise<boolean> {
  const promised = globalThis.contractsIntegrity?.(url);
  // Without https the browser computes no digests, and checks none either.
  if (promised === undefined || !window.isSecureContext) return false;
  try {
    const answer = await fetch(url);
    if (!answer.ok) return false;
    const digest = await crypto.subtle.digest('SHA-384', await answer.arrayBuffer());
    return promised !== `sha384-${base64(new Uint8Array(digest))}`;
  } catch {
    // It does not come at all: a matter of the network.
    return false;
  }
}
